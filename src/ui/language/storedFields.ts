import { isRecord } from '../../catalogue/format.ts'
import { tryStorage } from '../screen/tryStorage.ts'
import { type Control, fieldsByPlace } from '../screen/typedFields.ts'

/** Two sites of one origin lie in two folders. */
const key = `language.fields.${import.meta.env.BASE_URL}`

/** What is typed or chosen in a field, as it is the same in every language. */
function stateOf(field: Control): string | number | boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex
  return isTicked(field) ? field.checked : field.value
}

function isTicked(field: Control): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** Sets a field to what another document has stored; one that is of another kind by now stays as it is. */
function setField(field: Control | undefined, state: unknown): void {
  if (field instanceof HTMLSelectElement) {
    if (typeof state === 'number' && state < field.options.length) field.selectedIndex = state
  } else if (field === undefined || field.type === 'hidden') return
  else if (isTicked(field)) field.checked = state === true
  // Nothing typed there leaves what has been typed here meanwhile.
  else if (typeof state === 'string' && state !== '') field.value = state
  // Its form reads what has changed.
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Stores what is typed and chosen in the fields of the page, for the same page in another language.
 * @param path of the page
 */
export function storeFields(path: string): void {
  const fields = Array.from(fieldsByPlace(), ([place, field]) => [place, stateOf(field)])
  const stored = JSON.stringify({ path, fields: Object.fromEntries(fields) })
  // Full or forbidden: it is typed again.
  tryStorage(() => sessionStorage.setItem(key, stored), undefined)
}

/**
 * Fills the fields of the built page with what the document before it has stored, once.
 * @param path of the page
 */
export function restoreFields(path: string): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (!isRecord(stored) || stored.path !== path || !isRecord(stored.fields)) return
    const fields = fieldsByPlace()
    for (const [place, state] of Object.entries(stored.fields)) setField(fields.get(place), state)
  } catch {
    // Forbidden, or written by something else: nothing is filled in.
  }
}
