import { useEffect, useSyncExternalStore } from 'react'
import { useEditor } from '../editorContext.ts'
import type { Connection } from '../live/connection.ts'
import { publishWords } from '../publishWords.ts'
import type { Storage } from '../storage.ts'
import { isProtected } from './githubProposals.ts'
import styles from './HowToPublish.module.css'
import otherStyles from './OthersProposals.module.css'

const words = publishWords.propose

type OthersProps = {
  /** The files that a person looks at. */
  files: readonly string[]
}

/** The open proposals of others that change one of these files; nothing where there are none. */
export function OthersProposals({ files }: OthersProps) {
  const { connection } = useEditor().storage
  const now = useSyncExternalStore(connection.subscribe, connection.get)
  return now.state === 'open' && <List connection={now} files={files} />
}

type ListProps = OthersProps & { connection: Connection & { state: 'open' } }

function List({ files, connection: { proposals } }: ListProps) {
  const { proposing } = useEditor().storage
  // Where they cannot be read, nothing is said of them.
  const { value = [] } = useSyncExternalStore(proposals.subscribe, proposals.get)
  const { proposal } = useSyncExternalStore(proposing.subscribe, proposing.get)
  const others = value.filter((one) => {
    return one.number !== proposal?.number && one.files.some((file) => files.includes(file))
  })
  if (others.length === 0) return null
  return (
    <section className={otherStyles.others} aria-label={words.others}>
      <p>{words.others}</p>
      <ul>
        {others.map(({ number, author, title, link }) => (
          <li key={number}>
            <a href={link} target="_blank" rel="noreferrer">
              {words.other(author, title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const modes = ['publish', 'propose'] as const

/** Reads once whether the branch takes proposals only. */
function useProtection({ connection, proposing }: Storage): void {
  const now = useSyncExternalStore(connection.subscribe, connection.get)
  useEffect(() => {
    if (now.state !== 'open') return
    // Publishing does not wait for it: where it is not allowed, GitHub refuses it.
    isProtected(now.gitHub, now.remote.branch).then(
      (only) => only && proposing.force(),
      () => undefined,
    )
  }, [now, proposing])
}

/**
 * Whether changes are published at once or proposed, and who proposes changes to the same pages.
 * @param files those that go out
 */
export function HowToPublish({ files }: { files: readonly string[] }) {
  const { storage } = useEditor()
  const { proposing } = storage
  const { mode, forced, proposal } = useSyncExternalStore(proposing.subscribe, proposing.get)
  useProtection(storage)
  return (
    <>
      <fieldset className={styles.how} disabled={forced || proposal?.number !== undefined}>
        <legend>{words.how}</legend>
        {modes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="how"
              checked={mode === one}
              onChange={() => proposing.choose(one)}
            />
            {words[one]}
          </label>
        ))}
        {forced && <p>{words.forced}</p>}
        {proposal?.number !== undefined && <p>{words.adds}</p>}
      </fieldset>
      <OthersProposals files={files} />
    </>
  )
}
