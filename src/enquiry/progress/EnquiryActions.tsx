import type { EnquirySite, Unreadable } from '../enquiry.ts'
import type { Submitted } from '../formState.ts'
import styles from './EnquiryActions.module.css'
import { HandOver } from './HandOver.tsx'

type Props = {
  state: Submitted | Unreadable
  site: EnquirySite
  /** The actions of the visitor; one that is left out is not offered. */
  onEdit?: () => void
  onAnother?: () => void
  onRetry?: () => void
  onDiscard?: () => void
}

type Action = [label: string, act: (() => void) | undefined]

function actionsOf({ state, site, ...on }: Props): Action[] {
  const { handOver, kept, failed, sent } = site.enquiries
  const edit: Action = [handOver.edit, on.onEdit]
  const discard: Action = [kept.discard, on.onDiscard]
  switch (state.step) {
    case 'sending':
      return []
    case 'sent':
      return [[sent.another, on.onAnother]]
    case 'ready':
      return [edit, discard]
    case 'unreadable':
      return [discard]
    case 'unsent':
      // A server that asked to be left alone would not accept it now; it is retried automatically.
      return state.deferred ? [edit, discard] : [[kept.retry, on.onRetry], edit, discard]
    case 'failed':
      return [[failed.retry, on.onRetry], edit, discard]
  }
}

/** The ways to send an unsent enquiry by hand, and the actions for it. */
export function EnquiryActions(props: Props) {
  const { state, site } = props
  return (
    <>
      {state.step !== 'sending' && state.step !== 'sent' && (
        <HandOver enquiry={state.enquiry} site={site} />
      )}
      <div className={styles.actions}>
        {actionsOf(props).map(
          ([label, act]) =>
            act !== undefined && (
              <button type="button" key={label} onClick={act}>
                {label}
              </button>
            ),
        )}
      </div>
    </>
  )
}
