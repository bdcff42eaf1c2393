import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOwnFile } from '../../model/catalogue/catalogueFiles.ts'
import { publishWords } from '../publishWords.ts'
import { TokenForm } from '../signIn/TokenForm.tsx'
import type { Storage } from '../storage.ts'
import type { Connection } from './connection.ts'
import { formatTime } from './formatTime.ts'
import styles from './LiveLine.module.css'
import type { LiveStatus, Progress, TestFault } from './liveStatus.ts'

const words = publishWords.live

/** How far the newest change is, in one sentence. */
export function progressWords(progress: Progress): string {
  switch (progress.state) {
    case 'waiting':
      return progress.late ? words.waitingLate : words.waiting
    case 'running': {
      const { done, total, late } = progress
      return late ? words.runningLate(done, total) : words.running(done, total)
    }
    case 'live':
      return words.all
    default:
      return words[progress.state]
  }
}

type OpenFile = { nameOf(file: string): string; onOpen(file: string): void }

/** What a failed test found, and what to do. */
export function Faults({ faults, nameOf, onOpen }: OpenFile & { faults: readonly TestFault[] }) {
  return (
    <ul className={styles.faults}>
      {faults.map(({ test, message, file = '', line = 0 }) => (
        <li key={`${test} ${file} ${line} ${message}`}>
          <p>
            {isOwnFile(file) ? words.place(nameOf(file), line) : words.fault(test)}
            {message !== undefined && <span className={styles.found}>{message}</span>}
          </p>
          <p>{isOwnFile(file) ? words.fixFile : words.fixOther}</p>
          {isOwnFile(file) && (
            <button type="button" onClick={() => onOpen(file)}>
              {words.openFile(nameOf(file))}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

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

/** Whether the storage has something that is saved and not published. */
function useUnpublished({ publishing }: Storage, saved: unknown): boolean {
  const [unpublished, setUnpublished] = useState<unknown>()
  useEffect(() => {
    // Why it cannot be published is said where it is published.
    publishing?.look().then(
      (changes) => setUnpublished(changes === '' ? undefined : saved),
      () => undefined,
    )
  }, [publishing, saved])
  return unpublished !== undefined
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
  const unpublished = useUnpublished(storage, saved)
  if (now.state === 'none' && !unpublished) return null
  return (
    <section className={styles.line} aria-label={words.heading}>
      {now.state === 'open' && <Followed live={now.live} {...open} />}
      {unpublished && <p>{words.notPublished}</p>}
      {now.state === 'locked' && (
        <details onToggle={(event) => setAsking(event.currentTarget.open)}>
          <summary>{words.locked}</summary>
          {asking && <TokenForm remote={now.remote} onDone={() => connection.found(now.remote)} />}
        </details>
      )}
    </section>
  )
}
