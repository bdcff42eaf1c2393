import { type FormEvent, useState } from 'react'
import { LONGEST_TEXT } from '../../catalogue/schemas/text.ts'
import { editorWords } from '../edit/editorWords.ts'

/**
 * Refuses a text that is longer than a field takes, such as a whole document that was pasted by mistake: the field
 * keeps its text. A text that is already too long can be shortened.
 * @param maximum in characters
 * @returns `refused`: why the last text was refused; `onChangeCapture`: for the element around the field
 */
export function useLimit(maximum = LONGEST_TEXT) {
  const [refused, setRefused] = useState<string>()
  return {
    refused,
    onChangeCapture(event: FormEvent): void {
      const { target } = event
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (!isText) return
      // React keeps the text before the change here.
      const { length: before } = target.defaultValue
      const { length } = target.value
      const isRefused = length > maximum && length > before
      setRefused(isRefused ? editorWords.tooLong(length, maximum) : undefined)
      if (!isRefused) return
      // Without the change React restores the text.
      event.stopPropagation()
      // The browser has scrolled to the end of what was pasted.
      requestAnimationFrame(() => target.scrollIntoView({ block: 'center' }))
    },
  }
}
