import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { type FormFieldType, type FormName, forms } from '../../catalogue/forms.ts'
import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { createShortener } from '../../catalogue/shortener.ts'
import { tryStorage } from '../../ui/browser/tryStorage.ts'
import type { Values } from '../enquiry.ts'

/** Typed values; `shortened` names the fields that cannot hold all that is stored. */
type Draft = { values: Values; shortened: readonly string[] }

const drafts = new Map<FormName, Values>()
const keyOf = (form: FormName) => `enquiry.draft.${form}`
const none: Draft = { values: {}, shortened: [] }

function parse(form: FormName, text: string | null): Draft {
  const stored: unknown = JSON.parse(text ?? '{}')
  if (!isRecord(stored)) return none
  const fields: readonly FormFieldType[] = forms[form]
  const shortener = createShortener()
  const texts = fields.flatMap(({ name, type }) => {
    const whole = ownValue(stored, name)
    if (typeof whole !== 'string') return []
    return [{ name, whole, text: shortener.text(whole, fieldLimits[type]) }]
  })
  return {
    values: Object.fromEntries(texts.map(({ name, text }) => [name, text])),
    shortened: texts.filter(({ whole, text }) => whole !== text).map(({ name }) => name),
  }
}

/**
 * The values that were typed into a form and not sent: stored for this tab, so that neither a closed popup nor a
 * reload (after a deployment, say) loses it. A browser that forbids storage has it until the reload.
 */
export function readDraft(form: FormName): Draft {
  const values = drafts.get(form)
  if (values !== undefined) return { values, shortened: [] }
  return tryStorage(() => parse(form, sessionStorage.getItem(keyOf(form))), none)
}

/** Stores what was typed. */
export function saveDraft(form: FormName, values: Values): void {
  drafts.set(form, values)
  // Full or forbidden: the copy in memory is left.
  tryStorage(() => sessionStorage.setItem(keyOf(form), JSON.stringify(values)), undefined)
}

/** Removes it: it was sent, or discarded. */
export function clearDraft(form: FormName): void {
  drafts.set(form, {})
  tryStorage(() => sessionStorage.removeItem(keyOf(form)), undefined)
}
