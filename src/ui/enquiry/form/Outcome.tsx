import { type EnquirySite, valuesOf } from '../enquiry.ts'
import { dispatch, type Submitted } from '../formState.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { Progress } from '../progress/Progress.tsx'
import { clearDraft, saveDraft } from './draft.ts'

type Props = {
  formKey: string
  state: Submitted
  site: EnquirySite
  /** Called at each action of the visitor. */
  onAct: () => void
}

/** What the visitor can do about a submitted enquiry, shown instead of its form. */
export function Outcome({ formKey, state, site, onAct }: Props) {
  const { id, form } = state.enquiry
  const reopen = () => void dispatch(formKey, { type: 'reopened' })
  const save = () => saveDraft(form, valuesOf(state.enquiry))
  const clear = () => clearDraft(form)
  const outbox = () => openOutbox(site.enquiries.endpoint)

  function after(action: () => unknown) {
    return () => {
      onAct()
      action()
    }
  }

  return (
    <Progress
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
