import { isRecord } from '../../catalogue/json.ts'
import { type FormControl, fieldsByPosition } from '../browser/typedFields.ts'

/** The boot script writes it. Contains the base path, because one origin may host several sites. */
const key = `language.fields.${import.meta.env.BASE_URL}`

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

/** Fills the fields of the page with the contents that the page in another language has stored for it, once. */
export function restoreFields(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (!isRecord(stored) || stored.pathname !== location.pathname) return
    if (!isRecord(stored.fields)) return
    const fields = fieldsByPosition()
    for (const [position, state] of Object.entries(stored.fields)) {
      restoreField(fields.get(position), state)
    }
  } catch {
    // The storage is forbidden, or was written by something else: nothing is filled in.
  }
}
