import type { EnquirySite } from '../enquiry.ts'
import { atForm, type State } from '../machine.ts'
import { HandOver } from './HandOver.tsx'
import styles from './Progress.module.css'

type Props = {
  state: State
  site: EnquirySite
  /** What the visitor can do; where it is not given, it is not offered. */
  onEdit?: () => void
  onAnother?: () => void
  onRetry?: () => void
  onDiscard?: () => void
  onClose?: () => void
}

type Choice = { label: string; act: (() => void) | undefined }

function choicesOf({ state, site, ...on }: Props): Choice[] {
  const words = site.enquiries
  const edit = { label: words.handOver.edit, act: on.onEdit }
  const discard = { label: words.kept.discard, act: on.onDiscard }
  switch (state.step) {
    case 'ready':
      return [edit, discard]
    case 'sent':
      return [
        { label: words.sent.another, act: on.onAnother },
        { label: words.sent.close, act: on.onClose },
      ]
    case 'kept':
      return [
        // A server that asked for patience would not listen now; it is tried again by itself.
        ...(state.patience ? [] : [{ label: words.kept.retry, act: on.onRetry }]),
        edit,
        discard,
      ]
    case 'failed':
      return [{ label: words.failed.retry, act: on.onRetry }, edit, discard]
    default:
      return []
  }
}

/** What the visitor can do about an enquiry that has left the form. */
export function Progress(props: Props) {
  const { state, site } = props
  const unsent = state.step === 'ready' || state.step === 'kept' || state.step === 'failed'
  return (
    <>
      {!atForm(state) && unsent && <HandOver enquiry={state.enquiry} site={site} />}
      <div className={styles.choices}>
        {choicesOf(props).map(
          ({ label, act }) =>
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
