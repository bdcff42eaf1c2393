import type { EnquirySite, Unreadable } from '../enquiry.ts'
import type { Submitted } from '../formState.ts'
import { HandOver } from './HandOver.tsx'
import styles from './Progress.module.css'

type Props = {
  state: Submitted | Unreadable
  site: EnquirySite
  /** The actions of the visitor; one that is left out is not offered. */
  onEdit?: () => void
  onAnother?: () => void
  onRetry?: () => void
  onDiscard?: () => void
}

type Choice = [label: string, act: (() => void) | undefined]

function choicesOf({ state, site, ...on }: Props): Choice[] {
  const { handOver, kept, failed, sent } = site.enquiries
  const edit: Choice = [handOver.edit, on.onEdit]
  const discard: Choice = [kept.discard, on.onDiscard]
  switch (state.step) {
    case 'sending':
      return []
    case 'sent':
      return [[sent.another, on.onAnother]]
    case 'ready':
      return [edit, discard]
    case 'unreadable':
      return [discard]
    case 'kept':
      // A server that asked to be left alone would not accept it now; it is retried automatically.
      return state.deferred ? [edit, discard] : [[kept.retry, on.onRetry], edit, discard]
    case 'failed':
      return [[failed.retry, on.onRetry], edit, discard]
  }
}

/** The status and the actions of a submitted enquiry. */
export function Progress(props: Props) {
  const { state, site } = props
  return (
    <>
      {state.step !== 'sending' && state.step !== 'sent' && (
        <HandOver enquiry={state.enquiry} site={site} />
      )}
      <div className={styles.choices}>
        {choicesOf(props).map(
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
