// Loaded when a form is first used; nothing of it is needed to show one.

import { type FormField, honeypotName } from '../../catalogue/forms.ts'
import { limitTime } from '../../catalogue/limitTime.ts'
import { MODULE_LIMIT } from '../../ui/browser/useLazyModule.ts'
import {
  type EnglishForm,
  type Enquiry,
  type EnquirySite,
  type Values,
  valuesOf,
} from '../enquiry.ts'
import { changeForm, idsInForms, type Submitted } from '../formState.ts'
import { formEnquiry } from '../message/formMessage.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { EnquiryActions } from '../progress/EnquiryActions.tsx'
import { checkForm } from './checkForm.ts'
import { clearDraft, saveDraft } from './draft.ts'

type Submission = {
  key: string
  form: Enquiry['form']
  about: string
  fields: readonly FormField[]
  typed: Values
  /** The text in the field that people do not see; robots fill it in, and some browsers do. */
  honeypot: string
  site: EnquirySite
  /** Given if the page is in another language. */
  english: EnglishForm | undefined
}

/** A new id. Pages that are not served securely have no `crypto.randomUUID`, and some web views have no `crypto`. */
function newEnquiryId(): string {
  try {
    return crypto.getRandomValues(new Uint32Array(4)).join('-')
  } catch {
    return Array.from({ length: 4 }, () => Math.floor(Math.random() * 2 ** 32)).join('-')
  }
}

function enquiryOf(submission: Submission, values: Values): Enquiry {
  const { fields, ...written } = formEnquiry({ ...submission, values }, submission.site.writing)
  const { honeypot } = submission
  // Without a text, so that no message shows it.
  const trap = honeypot === '' ? [] : [{ name: honeypotName, label: '', value: honeypot, text: '' }]
  return {
    id: newEnquiryId(),
    writtenAt: new Date().toISOString(),
    ...written,
    fields: [...fields, ...trap],
  }
}

function send(enquiry: Enquiry, { key, form, site }: Submission): void {
  const outbox = openOutbox(site.enquiries)
  outbox.add(enquiry, (update) => {
    if (update.step === 'refused') {
      saveDraft(form, valuesOf(enquiry))
      return void changeForm(key, { type: 'refused', errors: update.errors, errorSource: 'server' })
    }
    if (update.step === 'discarded') return void changeForm(key, { type: 'reopened' })
    // From here on the browser's storage has it, or the server: a second copy could be sent twice.
    if (update.step === 'sent' || outbox.isStored(enquiry.id)) clearDraft(form)
    changeForm(key, { type: 'moved', to: { enquiry, ...update } })
    if (update.step === 'sent' && idsInForms.get().includes(enquiry.id)) outbox.forget([enquiry.id])
  })
}

/**
 * Checks what was typed and sends it on its way: to the server, if the site names one, and else
 * to the visitor, ready to be sent. With the field filled in that people do not see, it is posted to the inbox alone,
 * which marks it as spam; a browser may have filled in every field.
 * @throws if the code of the check has not arrived within the limit; nothing is sent then
 */
export async function submitEnquiry(submission: Submission): Promise<void> {
  const { key, fields, typed, honeypot, site } = submission
  const checking = checkForm(fields, typed, site.enquiries.errors)
  const { values, errors } = await limitTime(checking, MODULE_LIMIT)
  if (Object.keys(errors).length > 0) {
    changeForm(key, { type: 'refused', errors, errorSource: 'check' })
    return
  }
  const enquiry = enquiryOf(submission, values)
  const { endpoint, via } = site.enquiries
  if (endpoint !== null && (honeypot === '' || via === 'inbox')) return send(enquiry, submission)
  if (endpoint === null) console.log(typed)
  changeForm(key, { type: 'moved', to: { step: 'ready', enquiry } })
}

type OutcomeProps = {
  formKey: string
  state: Submitted
  site: EnquirySite
  /** Called at each action of the visitor. */
  onAct: () => void
}

/** The actions for a submitted enquiry, shown instead of its form. */
export function Outcome({ formKey, state, site, onAct }: OutcomeProps) {
  const { id, form } = state.enquiry
  const reopen = () => void changeForm(formKey, { type: 'reopened' })
  const save = () => saveDraft(form, valuesOf(state.enquiry))
  const clear = () => clearDraft(form)
  const outbox = () => openOutbox(site.enquiries)

  function after(action: () => unknown) {
    return () => {
      onAct()
      action()
    }
  }

  return (
    <EnquiryActions
      state={state}
      site={site}
      onEdit={after(() => {
        // While it is being sent it cannot come back: both could be sent.
        if (state.step !== 'ready') return outbox().discard(id, save)
        save()
        reopen()
      })}
      onAnother={after(() => {
        clear()
        reopen()
      })}
      onRetry={after(() => outbox().retry(id))}
      onDiscard={state.step === 'ready' ? undefined : after(() => outbox().discard(id, clear))}
    />
  )
}
