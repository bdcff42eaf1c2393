import { useState, useSyncExternalStore } from 'react'
import { isCatalogueFile } from '../../catalogue/catalogueFiles.ts'
import { Button, NewTabLink } from '../Button.tsx'
import { useEditor } from '../editorContext.ts'
import { publishWords } from '../publishWords.ts'
import { TokenForm } from '../signIn/TokenForm.tsx'
import type { Connection } from './connection.ts'
import { formatTime } from './formatTime.ts'
import styles from './LiveStatusLine.module.css'
import type { LiveStatus, PublishProgress } from './liveStatus.ts'
import { progressWords } from './progressWords.ts'
import { TestFaults } from './TestFaults.tsx'
import { TryAgain } from './TryAgain.tsx'

const words = publishWords.live

type Open = Connection & { state: 'open' }

/** The run that may pass if it is started again: no test has named a file of the catalogue. */
function retryable(progress: PublishProgress) {
  if (progress.state === 'unfinished') return progress
  if (progress.state !== 'failed') return undefined
  return progress.faults.some(({ file = '' }) => isCatalogueFile(file)) ? undefined : progress
}

type StatusProps = { status: LiveStatus; retry: Open['retry'] }

/** The published version, and the progress of the next one. */
function Status({ status, retry }: StatusProps) {
  const { live, progress, waiting } = status
  const ended = retryable(progress)
  return (
    <>
      <p role="status">
        <span className={styles.mark} data-state={progress.state} />
        {progressWords(status)}
      </p>
      {ended && <TryAgain key={`${ended.run} ${ended.attempt}`} ended={ended} retry={retry} />}
      {live === undefined ? (
        <p>{words.nothing}</p>
      ) : (
        <p className={styles.soft}>{words.since(formatTime(live.date))}</p>
      )}
      {live?.address !== undefined && <NewTabLink href={live.address} label={words.look} />}
      {'link' in progress && <NewTabLink href={progress.link} label={words.onGitHub} />}
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
      {progress.state === 'failed' && <TestFaults faults={progress.faults} />}
    </>
  )
}

function Followed({ live, retry }: Pick<Open, 'live' | 'retry'>) {
  const { value, fault } = useSyncExternalStore(live.subscribe, live.get)
  return (
    <>
      {value !== undefined && <Status status={value} retry={retry} />}
      {value === undefined && fault === undefined && <p role="status">{words.asking}</p>}
      {fault !== undefined && <p role="status">{fault}</p>}
    </>
  )
}

/** The first line of the editor: what waits to be published, and what is live now. */
export function LiveStatusLine() {
  const { storage, waiting } = useEditor()
  const { connection } = storage
  const now = useSyncExternalStore(connection.subscribe, connection.get)
  const [asking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (now.state === 'none' && waiting.unpublished === undefined) return null
  return (
    <section
      className={styles.line}
      aria-label={words.heading}
      data-open={isOpen || now.state === 'none' || undefined}
    >
      {(storage.publishesOnSave || waiting.unpublished !== undefined) && (
        <p>{words.waits(waiting.unsaved, waiting.unpublished)}</p>
      )}
      {now.state === 'open' && <Followed live={now.live} retry={now.retry} />}
      {now.state === 'locked' && (
        <details onToggle={(event) => setAsking(event.currentTarget.open)}>
          <summary>{words.locked}</summary>
          {asking && <TokenForm remote={now.remote} onDone={() => connection.found(now.remote)} />}
        </details>
      )}
      {/* On a phone it is one line until it is opened. */}
      {now.state !== 'none' && (
        <Button
          label={isOpen ? words.lessOfIt : words.allOfIt}
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </section>
  )
}
