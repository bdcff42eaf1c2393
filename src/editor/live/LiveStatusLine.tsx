import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { Button, NewTabLink } from '../controls/Button.tsx'
import { afterPress } from '../controls/press.ts'
import { editableValue } from '../edit/editJson.ts'
import { publishWords } from '../edit/publishWords.ts'
import { formatWhen } from '../history/formatTime.ts'
import { useEditor } from '../state/editorContext.ts'
import { LIVE_BRANCH, type PublishedCommit } from '../storage/published.ts'
import styles from './LiveStatusLine.module.css'
import type { LiveStatus } from './liveStatus.ts'
import { readBuild, siteAddress } from './site.ts'
import { watchLive } from './watchLive.ts'

const words = publishWords.live

/** One sentence: visitors see the last publication, or do not see it yet. */
function statusWords(
  status: LiveStatus,
  { time }: PublishedCommit,
  address: string | undefined,
): string {
  switch (status.state) {
    case 'waiting':
      return words.waiting(formatWhen(time))
    case 'passed':
      return words.passed(address)
    case 'unknown':
      return words.unknown(status.why)
    default:
      return words[status.state]
  }
}

type StatusProps = { published: PublishedCommit; onLookAgain(): void }

/** Says whether the site shows a commit. */
function LiveStatusOf({ published, onLookAgain }: StatusProps) {
  const { session, storage } = useEditor()
  const site = session.saved.get(sharedFilePath('site')) ?? ''
  const { repository } = published
  const address = useMemo(
    () => siteAddress(editableValue(site)?.url, repository),
    [site, repository],
  )
  const [{ status, hasEnded }, setStep] = useState<{ status: LiveStatus; hasEnded: boolean }>({
    status: { state: 'asking' },
    hasEnded: false,
  })

  useEffect(() => {
    const watch = new AbortController()
    const sources = {
      readBuild: async () => (address === undefined ? undefined : readBuild(address)),
      runOf: storage.runOf,
    }
    const show = (status: LiveStatus, hasEnded: boolean) =>
      afterPress(() => {
        if (!watch.signal.aborted) setStep({ status, hasEnded })
      })
    void watchLive(published, sources, show, watch.signal)
    return () => watch.abort()
  }, [published, address, storage])

  const isLive = status.state === 'live'
  return (
    <>
      <p role="status">
        <span className={styles.mark} data-state={status.state} />
        {statusWords(status, published, address)}
      </p>
      {isLive && address !== undefined && <NewTabLink href={address} label={words.look} />}
      {'link' in status && status.link !== undefined && (
        <NewTabLink href={status.link} label={words.onGitHub} />
      )}
      {hasEnded && !isLive && <Button label={words.lookAgain} onClick={onLookAgain} />}
    </>
  )
}

/** The first line of the editor: what waits to be published, and whether visitors see what is published. */
export function LiveStatusLine() {
  const { storage, pending } = useEditor()
  const published = useSyncExternalStore(storage.published.subscribe, storage.published.get)
  /** The number of times that a person has asked again. */
  const [round, setRound] = useState(0)
  const isWaitingShown = storage.publishesOnSave || pending.unpublished !== undefined
  const goesLive = published?.branch === LIVE_BRANCH
  const { obstacle } = pending
  if (!isWaitingShown && !goesLive && obstacle === undefined) return null
  return (
    <section className={styles.line} aria-label={words.heading}>
      {obstacle !== undefined && <p>{obstacle}</p>}
      {isWaitingShown && (
        <p className={styles.waits}>{words.waits(pending.unsaved, pending.unpublished)}</p>
      )}
      {goesLive && (
        <LiveStatusOf
          key={`${published.commit} ${round}`}
          published={published}
          onLookAgain={() => setRound(round + 1)}
        />
      )}
    </section>
  )
}
