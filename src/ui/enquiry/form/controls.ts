import type { FormField } from '../../../model/forms.ts'
import type { Values } from '../enquiry.ts'

/** What a field can be filled in with. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** @returns the form's control for a field; null where there is none */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : null
}

/** The current values of the form's fields. */
export function readValues(form: HTMLFormElement, fields: readonly FormField[]): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']))
}

/** Fills empty controls; what was typed before this script had loaded stays. */
export function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (control !== null && control.value === '') control.value = value
  }
}
