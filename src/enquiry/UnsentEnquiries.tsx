import { useId, useState, useSyncExternalStore } from 'react'
import { fillCount } from '../catalogue/fillCount.ts'
import { formatNumber } from '../catalogue/intl.ts'
import type { EnquirySite, Unreadable } from './enquiry.ts'
import { idsInForms, type Submitted } from './formState.ts'
import { writeSubject } from './message/formMessage.ts'
import type { OutboxEntry } from './outbox/entries.ts'
import { openOutbox } from './outbox/outbox.ts'
import { EnquiryActions } from './progress/EnquiryActions.tsx'
import { Report, statusHeading } from './progress/Status.tsx'
import styles from './UnsentEnquiries.module.css'

/** The number that is shown at once: the page must not grow with the number of unsent enquiries. */
const maxShown = 5

function shownState({ enquiry, status }: OutboxEntry, endpoint: string | null): Submitted {
  // There is no server any more: only the visitor can send it.
  if (endpoint === null && status.step !== 'sent') return { step: 'ready', enquiry }
  return { enquiry, ...status }
}

type Shown = Submitted | Unreadable

/**
 * The enquiries that are on their way and not shown by a form on the page: from an earlier visit, from
 * another tab, or from a popup that was closed. One line at the bottom of the screen, visible wherever
 * the page is scrolled to, that opens on demand. Loaded if there is one.
 */
export function UnsentEnquiries({ site }: { site: EnquirySite }) {
  const words = site.enquiries
  const outbox = openOutbox(words)
  const entries = useSyncExternalStore(outbox.entries.subscribe, outbox.entries.get)
  const unreadable = useSyncExternalStore(outbox.unreadable.subscribe, outbox.unreadable.get)
  const shown = useSyncExternalStore(idsInForms.subscribe, idsInForms.get)
  const [open, setOpen] = useState(false)
  const details = useId()
  const states: Shown[] = [
    ...Array.from(entries.values(), (entry) => shownState(entry, words.endpoint)),
    ...unreadable.map(
      ({ about, ...rest }): Unreadable => ({
        step: 'unreadable',
        enquiry: { ...rest, about: about || site.name },
      }),
    ),
  ].filter(({ enquiry }) => !shown.includes(enquiry.id))
  if (states.length === 0) return null
  const unsent = states.filter(({ step }) => step !== 'sent')
  const counts = new Map<string, number>()
  for (const state of states) {
    const heading = statusHeading(state, words)
    counts.set(heading, (counts.get(heading) ?? 0) + 1)
  }
  const subject = ({ enquiry }: Shown) => writeSubject(enquiry.about, words)

  return (
    <aside className={styles.unsent} aria-label={words.kept.banner}>
      <div className={styles.line}>
        {/* Many that are sent one after the other are announced once, at the end. */}
        <p role="status" aria-busy={states.length > 1 && counts.has(words.sending)}>
          {[...counts].map(([heading, count]) => (
            <span key={heading}>
              <strong>{heading}</strong>{' '}
              <span>
                {states.length > 1
                  ? formatNumber(count, site.writing.language)
                  : states.map(subject).join()}
              </span>{' '}
            </span>
          ))}
        </p>
        {unsent.length === 0 ? (
          <button
            type="button"
            onClick={() => outbox.forget(states.map(({ enquiry }) => enquiry.id))}
          >
            {words.sent.close}
          </button>
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            {words.kept.details}
          </button>
        )}
      </div>
      <div id={details} className={styles.details} hidden={!open || unsent.length === 0}>
        {open &&
          unsent.slice(0, maxShown).map((state) => (
            <article key={state.enquiry.id}>
              <p className={styles.about}>{subject(state)}</p>
              <Report state={state} words={words} />
              <EnquiryActions
                state={state}
                site={site}
                onRetry={() => void outbox.retry(state.enquiry.id)}
                onDiscard={() => void outbox.discard(state.enquiry.id)}
              />
            </article>
          ))}
        {unsent.length > maxShown && (
          <p>{fillCount(words.kept.more, unsent.length - maxShown, site.writing.language)}</p>
        )}
      </div>
    </aside>
  )
}
