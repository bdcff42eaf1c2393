import type { Enquiry, EnquirySite, FormName, Values } from '../enquiry.ts'
import { check, type Validities } from '../fieldFaults.ts'
import { announceKept } from '../resume.ts'
import { shownInForms } from '../shown.ts'
import { dispatch } from '../store.ts'
import { wellFormed } from '../text.ts'
import { clearDraft, saveDraft } from './draft.ts'
import type { FormField } from './field.ts'

/** Loaded when a form is first used; nothing of it is needed to show one. */
export type Submission = {
  key: string
  form: FormName
  about: string
  fields: readonly FormField[]
  typed: Values
  validities: Validities
  /** The field that people do not see was filled in. */
  trapped: boolean
  site: EnquirySite
}

/** 128 random bits: `crypto.randomUUID` is missing on pages that are not served securely. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function write(submission: Submission, values: Values): Enquiry {
  return {
    id: newId(),
    form: submission.form,
    about: wellFormed(submission.about),
    writtenAt: new Date().toISOString(),
    fields: submission.fields.map(({ name, label, options }) => {
      const value = wellFormed(values[name] ?? '')
      const chosen = options?.find((option) => option.value === value)
      const text = options === undefined ? value : value === '' ? '' : (chosen?.label ?? value)
      return { name, label, value, text }
    }),
  }
}

export function valuesOf(enquiry: Enquiry): Values {
  return Object.fromEntries(enquiry.fields.map(({ name, value }) => [name, value]))
}

async function send(enquiry: Enquiry, { key, form, site }: Submission): Promise<void> {
  const { openOutbox } = await import('../outbox/outbox.ts')
  const outbox = openOutbox(site.enquiries.endpoint)
  outbox.add(enquiry, (news) => {
    if (news.step === 'refused') {
      saveDraft(form, valuesOf(enquiry))
      return dispatch(key, { type: 'refused', errors: news.errors, by: 'server' })
    }
    if (news.step === 'discarded') return dispatch(key, { type: 'reopened' })
    // From here on the browser's storage has it, or the server: a second copy could be sent twice.
    if (news.step === 'sent' || outbox.stored(enquiry.id)) clearDraft(form)
    dispatch(key, { type: 'moved', enquiry, delivery: news })
    if (news.step === 'sent' && shownInForms().includes(enquiry.id)) outbox.forget(enquiry.id)
  })
  announceKept()
}

/**
 * Checks what was typed and sends it on its way: to the server, where the site names one, and else
 * to the visitor, ready to be sent. A robot's is never posted; should it have been a person after
 * all (a browser that fills in every field), they can still send it themselves.
 */
export async function submit(submission: Submission): Promise<void> {
  const { key, fields, typed, validities, trapped, site } = submission
  const { values, errors } = await check(fields, typed, validities, site.enquiries.errors)
  if (Object.keys(errors).length > 0) {
    return dispatch(key, { type: 'refused', errors, by: 'check' })
  }
  const enquiry = write(submission, values)
  if (site.enquiries.endpoint !== null && !trapped) return send(enquiry, submission)
  if (site.enquiries.endpoint === null) console.log(typed)
  dispatch(key, { type: 'handedOn', enquiry })
}

/** The visitor asks for another try of an enquiry that is kept. */
export async function retry(enquiry: Enquiry, endpoint: string | null): Promise<void> {
  const { openOutbox } = await import('../outbox/outbox.ts')
  await openOutbox(endpoint).retry(enquiry.id)
}

/** Takes a kept enquiry back; `removed` is called where that was possible. */
export async function discard(
  enquiry: Enquiry,
  endpoint: string | null,
  removed: () => void,
): Promise<void> {
  const { openOutbox } = await import('../outbox/outbox.ts')
  await openOutbox(endpoint).discard(enquiry.id, removed)
}
