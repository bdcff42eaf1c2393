import { limits } from '../../catalogue/limits.ts'
import type { EnquiryMessage, EnteredField } from '../enquiry.ts'

/** An object or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function fieldOf(label: string, text: string): EnteredField {
  return { name: label, label, value: text, text }
}

/** Everything that a person can read in a value, in its order: no text and no number is left out. */
function fieldsIn(name: string, value: unknown): EnteredField[] {
  if (!isObject(value)) return value === null ? [] : [fieldOf(name, String(value))]
  // A field as this version has it is one line: its other texts are the name and the value of a choice.
  const { label, text } = value
  if (typeof label === 'string' && typeof text === 'string') return [fieldOf(label, text)]
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsIn(Array.isArray(value) ? name : key, inner),
  )
}

/**
 * A stored enquiry that this version of the site does not know, as a message to copy or to send by hand.
 * @param id the end of its key
 * @param stored its text as the storage has it
 * @returns the text itself if it is not what any version writes; `about` is empty if it says nothing
 */
export function readUnreadable(id: string, stored: string): EnquiryMessage {
  const asIs = { id, about: '', fields: [fieldOf('', stored)] }
  // Taken apart, a long one would be many thousands of fields.
  if (stored.length > limits.enquiryText) return asIs
  try {
    const found: unknown = JSON.parse(stored)
    const enquiry = isObject(found) && isObject(found.enquiry) ? found.enquiry : found
    if (!isObject(enquiry)) return asIs
    const { id: _, about, ...rest } = enquiry
    const fields = fieldsIn('', typeof about === 'string' ? rest : { about, ...rest })
    return { id, about: typeof about === 'string' ? about : '', fields }
  } catch {
    return asIs
  }
}
