import type { FormName } from '../../../model/forms.ts'
import type { Values } from '../enquiry.ts'

const drafts = new Map<FormName, Values>()
const keyOf = (form: FormName) => `enquiry.draft.${form}`

function parse(text: string | null): Values {
  const found: unknown = JSON.parse(text ?? '{}')
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/**
 * What was typed in a form and not sent: stored for this tab, so that neither a closed popup nor a
 * reload (after a deployment, say) loses it. A browser that forbids storage has it until the reload.
 */
export function readDraft(form: FormName): Values {
  const known = drafts.get(form)
  if (known !== undefined) return known
  try {
    return parse(sessionStorage.getItem(keyOf(form)))
  } catch {
    return {}
  }
}

/** Stores what was typed. */
export function saveDraft(form: FormName, values: Values): void {
  drafts.set(form, values)
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values))
  } catch {
    // Full or forbidden: the copy in memory is left.
  }
}

/** Removes it: it was sent, or discarded. */
export function clearDraft(form: FormName): void {
  drafts.set(form, {})
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Forbidden: there is nothing to remove.
  }
}
