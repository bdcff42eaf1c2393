import { fireEvent } from '@testing-library/react'
import { requiredTexts } from './requiredTexts.ts'

/** Fills in each field that the contact form requires and that is still empty. */
export function typeRequired(): void {
  for (const [name, text] of Object.entries(requiredTexts('contact'))) {
    const [field] = document.getElementsByName(name)
    if (field instanceof HTMLSelectElement) {
      fireEvent.change(field, { target: { value: field.options[field.length - 1]?.value } })
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === '') fireEvent.input(field, { target: { value: text } })
    }
  }
}
