import { useSyncExternalStore } from 'react'
import { fill } from '../catalogue/fill.ts'
import type { EnquirySite } from './enquiry.ts'
import styles from './KeptEnquiry.module.css'
import type { State } from './machine.ts'
import { openOutbox } from './outbox/outbox.ts'
import { Progress } from './progress/Progress.tsx'
import { Status } from './progress/Status.tsx'
import { reportOf } from './report.ts'
import { shownInForms, subscribeShown } from './shown.ts'

/**
 * The enquiries that are on their way and that no form on the page speaks of: from an earlier visit,
 * from another tab, or from a popup that was closed. Loaded where there is one; opening it tries
 * them again.
 */
export function KeptEnquiry({ site }: { site: EnquirySite }) {
  const words = site.enquiries
  const outbox = openOutbox(words.endpoint)
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  const shown = useSyncExternalStore(subscribeShown, shownInForms)
  const mine = entries.filter(({ enquiry }) => !shown.includes(enquiry.id))
  if (mine.length === 0) return null
  return (
    <aside className={styles.kept} aria-label={words.kept.heading}>
      {mine.map(({ enquiry, delivery }) => {
        // No server any more: nobody but the visitor can send it.
        const state: State =
          words.endpoint === null && delivery.step !== 'sent'
            ? { step: 'ready', enquiry }
            : { enquiry, ...delivery }
        return (
          <article key={enquiry.id}>
            <p className={styles.about}>{fill(words.subject, 'about', enquiry.about)}</p>
            <Status report={reportOf(state, words)} />
            <Progress
              state={state}
              site={site}
              onRetry={() => void outbox.retry(enquiry.id)}
              onDiscard={() => void outbox.discard(enquiry.id)}
              onClose={() => outbox.forget(enquiry.id)}
            />
          </article>
        )
      })}
    </aside>
  )
}
