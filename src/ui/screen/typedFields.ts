import { useRouter } from '@tanstack/react-router'
import { createContext, use, useLayoutEffect, useState } from 'react'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of the page, each name with its place among those that have the same. */
export function fieldsByPlace(): Map<string, Control> {
  const fields = new Map<string, Control>()
  const all = '#root :is(input, textarea, select)[name]'
  for (const field of document.querySelectorAll<Control>(all)) {
    let place = 0
    while (fields.has(`${place} ${field.name}`)) place += 1
    fields.set(`${place} ${field.name}`, field)
  }
  return fields
}

/**
 * Captures the fields of the built page. Where something else has changed the page (a translator, an
 * extension), React renders it anew, with empty fields.
 * @returns hands what was typed and chosen by then, the cursor and the focus on to the fields that have
 *   replaced them, once each; it is given the element that had the focus before
 */
export function captureFields(): (focused: Element | null) => void {
  const before = fieldsByPlace()
  return (focused) => {
    const now = fieldsByPlace()
    for (const [place, old] of before) {
      const field = now.get(place)
      if (field === undefined || old.isConnected) continue
      before.delete(place)
      if (old.value !== '') field.value = old.value
      if ('checked' in field && 'checked' in old) field.checked = old.checked
      if (old !== focused) continue
      field.focus({ preventScroll: true })
      // An e-mail address or a number has no cursor that can be read.
      if ('selectionStart' in field && 'selectionStart' in old && old.selectionStart !== null) {
        field.setSelectionRange(old.selectionStart, old.selectionEnd)
      }
    }
  }
}

/** What `captureFields` has returned, where the page was built. */
export const TypedFieldsContext = createContext<ReturnType<typeof captureFields> | undefined>(
  undefined,
)

/**
 * Restores what was typed before the component was rendered, in the same task: no key is lost between.
 * React hydrates the frame of a page and its main part one after the other, and may replace either.
 */
export function useTypedFields(): void {
  const restore = use(TypedFieldsContext)
  const { lastNavigation } = useRouter().options.context
  const [focused] = useState(() => restore && document.activeElement)
  useLayoutEffect(() => {
    if (lastNavigation.type === 'load') restore?.(focused ?? null)
  }, [restore, focused, lastNavigation])
}
