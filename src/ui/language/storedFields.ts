import { isRecord } from '../../catalogue/json.ts'
import { tryStorage } from '../browser/tryStorage.ts'
import { type FormControl, fieldsByPosition } from '../browser/typedFields.ts'

/** Contains the base path, because one origin may host several sites. */
const key = `language.fields.${import.meta.env.BASE_URL}`

/** The content of a field, in a representation that does not depend on the language. */
function fieldState(field: FormControl): string | number | boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex
  return isCheckable(field) ? field.checked : field.value
}

function isCheckable(field: FormControl): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** Sets a field to a stored state. A field of another type than the stored one stays unchanged. */
function restoreField(field: FormControl | undefined, state: unknown): void {
  if (field === undefined || field.type === 'hidden') return
  if (field instanceof HTMLSelectElement) {
    if (typeof state === 'number' && state < field.options.length) field.selectedIndex = state
  } else if (isCheckable(field)) {
    field.checked = state === true
  } else if (typeof state === 'string' && state !== '') {
    // An empty stored text does not delete a text that was typed meanwhile.
    field.value = state
  }
  // Tells the form about the change.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Stores the contents of all fields of the page, for the same page in another language.
 * @param path the path of the page
 */
export function storeFields(path: string): void {
  const fields = Array.from(fieldsByPosition(), ([position, field]) => [
    position,
    fieldState(field),
  ])
  const stored = JSON.stringify({ path, fields: Object.fromEntries(fields) })
  // If the storage is full or forbidden, the visitor types it again.
  tryStorage(() => sessionStorage.setItem(key, stored), undefined)
}

/**
 * Fills the fields of the page with the contents that the previous document has stored, once.
 * @param path the path of the page
 */
export function restoreFields(path: string): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (!isRecord(stored) || stored.path !== path || !isRecord(stored.fields)) return
    const fields = fieldsByPosition()
    for (const [position, state] of Object.entries(stored.fields)) {
      restoreField(fields.get(position), state)
    }
  } catch {
    // The storage is forbidden, or was written by something else: nothing is filled in.
  }
}
