import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { NewTabLink } from '../Button.tsx'
import { useEditor } from '../editorContext.ts'
import type { Connection } from '../live/connection.ts'
import { Faults } from '../live/Faults.tsx'
import styles from '../live/LiveLine.module.css'
import { createPoller } from '../live/poller.ts'
import { progressWords } from '../live/progressWords.ts'
import { publishWords } from '../publishWords.ts'
import { type ProposalStatus, proposalReader } from './githubProposals.ts'

const words = publishWords.propose

type Props = { connection: Connection & { state: 'open' | 'locked' } }

/** The person's own proposal, with its tests and its built pages; nothing where there is none. */
export function ProposalLine({ connection }: Props) {
  const { proposing } = useEditor().storage
  const { proposal } = useSyncExternalStore(proposing.subscribe, proposing.get)
  if (proposal === undefined) return null
  const { number, branch } = proposal
  const { repository, branch: base } = connection.remote
  if (number === undefined || connection.state === 'locked') {
    const address = `https://github.com/${repository}/compare/${base}...${branch}?expand=1`
    return (
      <p>
        {words.sent} <NewTabLink href={address} label={words.openOnGitHub} />
      </p>
    )
  }
  return <Followed key={number} {...{ number, connection }} onEnded={proposing.ended} />
}

type FollowedProps = {
  number: number
  connection: Connection & { state: 'open' }
  onEnded(): void
}

function Followed({ number, connection: { gitHub, live }, onEnded }: FollowedProps) {
  const poller = useMemo(() => {
    const isIdle = (status: ProposalStatus) => {
      const { state } = status.state === 'open' ? status.progress : status
      return state !== 'waiting' && state !== 'running'
    }
    return createPoller(proposalReader(gitHub, number), isIdle)
  }, [gitHub, number])
  const { value, fault } = useSyncExternalStore(poller.subscribe, poller.get)

  const ended = value?.state === 'ended'
  useEffect(() => {
    if (!ended) return
    onEnded()
    // Where it was accepted, it is on its way now.
    live.restart()
  }, [ended, onEnded, live])

  if (value?.state !== 'open') return fault === undefined ? null : <p role="status">{fault}</p>
  const { title, link, progress, pages } = value
  return (
    <section className={styles.proposal} aria-label={words.yours}>
      <p>
        <span className={styles.mark} data-state={progress.state} />
        {words.open(title)}
      </p>
      <p role="status">{progress.state === 'passed' ? words.passed : progressWords(progress)}</p>
      <NewTabLink href={link} label={words.answer} />
      {pages !== undefined && <NewTabLink href={pages} label={words.pages} />}
      {progress.state === 'failed' && <Faults faults={progress.faults} />}
    </section>
  )
}
