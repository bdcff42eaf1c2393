import { useEffect, useState, useSyncExternalStore } from 'react'
import { ProposalLine } from '../propose/ProposalLine.tsx'
import { publishWords } from '../publishWords.ts'
import { TokenForm } from '../signIn/TokenForm.tsx'
import type { Storage } from '../storage.ts'
import type { Connection } from './connection.ts'
import { Faults, type OpenFile } from './Faults.tsx'
import { formatTime } from './formatTime.ts'
import styles from './LiveLine.module.css'
import type { LiveStatus } from './liveStatus.ts'
import { progressWords } from './progressWords.ts'

const words = publishWords.live

/** What is live, what is on its way, and how far it is. */
function Status({ status, ...open }: OpenFile & { status: LiveStatus }) {
  const { live, progress, waiting } = status
  return (
    <>
      <p role="status">
        <span className={styles.mark} data-state={progress.state} />
        {progressWords(progress)}
      </p>
      {live === undefined ? (
        <p>{words.nothing}</p>
      ) : (
        <p className={styles.soft}>{words.since(formatTime(live.date))}</p>
      )}
      {live?.address !== undefined && (
        <a href={live.address} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      )}
      {'link' in progress && (
        <a href={progress.link} target="_blank" rel="noreferrer">
          {words.onGitHub}
        </a>
      )}
      {waiting.length > 0 && (
        <details>
          <summary>{words.unseen(waiting.length)}</summary>
          <ul>
            {waiting.map(({ commit, title, author, date }) => (
              <li key={commit}>
                {title} <span className={styles.soft}>{words.by(author, formatTime(date))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {progress.state === 'failed' && <Faults faults={progress.faults} {...open} />}
    </>
  )
}

function Followed({ live, ...open }: OpenFile & Pick<Connection & { state: 'open' }, 'live'>) {
  const { value, fault } = useSyncExternalStore(live.subscribe, live.get)
  return (
    <>
      {value !== undefined && <Status status={value} {...open} />}
      {value === undefined && fault === undefined && <p role="status">{words.asking}</p>}
      {fault !== undefined && <p role="status">{fault}</p>}
    </>
  )
}

/**
 * Whether all that is saved is published; undefined where that is not known, or both are one.
 * @param saved another value after each save, and `link` after each publication
 */
function useAllPublished({ publishing }: Storage, saved: unknown, link: unknown) {
  /** What was found, and as of which save and publication. */
  const [found, setFound] = useState<{ all: boolean; saved: unknown; link: unknown }>()
  useEffect(() => {
    publishing?.look().then(
      (changes) => setFound({ all: changes === '', saved, link }),
      // Why it cannot be published is said where it is published.
      () => undefined,
    )
  }, [publishing, saved, link])
  return found?.all
}

type Props = OpenFile & {
  storage: Storage
  /** Another value each time something has been saved. */
  saved: unknown
}

/** The first line of the editor: what is live now, and what waits. */
export function LiveLine({ storage, saved, ...open }: Props) {
  const { connection } = storage
  const now = useSyncExternalStore(connection.subscribe, connection.get)
  const [asking, setAsking] = useState(false)
  const allPublished = useAllPublished(storage, saved, now)
  if (now.state === 'none' && allPublished === undefined) return null
  return (
    <section className={styles.line} aria-label={words.heading}>
      {now.state === 'open' && <Followed live={now.live} {...open} />}
      {now.state !== 'none' && <ProposalLine storage={storage} connection={now} {...open} />}
      {allPublished !== undefined && (
        <p>{allPublished ? words.allPublished : words.notPublished}</p>
      )}
      {now.state === 'locked' && (
        <details onToggle={(event) => setAsking(event.currentTarget.open)}>
          <summary>{words.locked}</summary>
          {asking && <TokenForm remote={now.remote} onDone={() => connection.found(now.remote)} />}
        </details>
      )}
    </section>
  )
}
