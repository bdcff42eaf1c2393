import { useRouter } from '@tanstack/react-router'
import { createContext, use, useLayoutEffect, useState } from 'react'

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of the page, keyed by `<index> <name>`; the index counts fields of the same name. */
export function fieldsByPosition(): Map<string, FormControl> {
  const fields = new Map<string, FormControl>()
  const selector = '#root :is(input, textarea, select)[name]'
  for (const field of document.querySelectorAll<FormControl>(selector)) {
    let index = 0
    while (fields.has(`${index} ${field.name}`)) index += 1
    fields.set(`${index} ${field.name}`, field)
  }
  return fields
}

/**
 * Captures the fields of the built page. If a translator or an extension has changed the page, React replaces
 * it with empty fields.
 * @returns a function that copies contents, cursor and focus to the fields that have replaced the captured
 *   ones, once per field; its parameter is the element that had the focus before
 */
export function captureFields(): (focused: Element | null) => void {
  const before = fieldsByPosition()
  return (focused) => {
    const current = fieldsByPosition()
    for (const [position, old] of before) {
      const field = current.get(position)
      if (field === undefined || old.isConnected) continue
      before.delete(position)
      if (old.value !== '') field.value = old.value
      if ('checked' in field && 'checked' in old) field.checked = old.checked
      // A closed field could not have the focus.
      if (old.closest('details[open]')) field.closest('details')?.setAttribute('open', '')
      if (old !== focused) continue
      field.focus({ preventScroll: true })
      // The cursor of an e-mail or number field cannot be read.
      if ('selectionStart' in field && 'selectionStart' in old && old.selectionStart !== null) {
        field.setSelectionRange(old.selectionStart, old.selectionEnd)
      }
    }
  }
}

/** The function that `captureFields` has returned; undefined while React renders on the server. */
export const TypedFieldsContext = createContext<ReturnType<typeof captureFields> | undefined>(
  undefined,
)

/**
 * Restores the texts typed before this component was hydrated, in the same task, so that no key press is lost.
 * React hydrates the layout and the page one after the other, and may replace either.
 */
export function useRestoreTypedFields(): void {
  const restore = use(TypedFieldsContext)
  const { lastNavigation } = useRouter().options.context
  const [focused] = useState(() => restore && document.activeElement)
  useLayoutEffect(() => {
    if (lastNavigation.type === 'load') restore?.(focused ?? null)
  }, [restore, focused, lastNavigation])
}
