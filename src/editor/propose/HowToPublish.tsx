import { useEffect, useState, useSyncExternalStore } from 'react'
import { publishWords } from '../publishWords.ts'
import type { Storage } from '../storage.ts'
import { isProtected, type OpenProposal, proposalsFor } from './githubProposals.ts'
import styles from './HowToPublish.module.css'

const words = publishWords.propose
const modes = ['publish', 'propose'] as const

/** Reads once whether the branch takes proposals only, and which others touch these files. */
function useGitHub({ connection, proposing }: Storage, files: readonly string[]) {
  const now = useSyncExternalStore(connection.subscribe, connection.get)
  const [others, setOthers] = useState<readonly OpenProposal[]>([])
  const list = files.join('\n')
  useEffect(() => {
    if (now.state !== 'open') return
    const { gitHub, remote } = now
    const own = proposing.get().proposal?.number
    // Publishing does not wait for either: where it is not allowed, GitHub refuses it.
    isProtected(gitHub, remote.branch).then(
      (only) => only && proposing.force(),
      () => undefined,
    )
    proposalsFor(gitHub, remote.branch, new Set(list.split('\n')), own).then(
      setOthers,
      () => undefined,
    )
  }, [now, proposing, list])
  return others
}

type Props = {
  storage: Storage
  /** The files that go out. */
  files: readonly string[]
}

/** Whether changes are published at once or proposed, and who proposes changes to the same pages. */
export function HowToPublish({ storage, files }: Props) {
  const { proposing } = storage
  const { mode, forced, proposal } = useSyncExternalStore(proposing.subscribe, proposing.get)
  const others = useGitHub(storage, files)
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
      {others.length > 0 && (
        <section className={styles.others}>
          <h3>{words.others}</h3>
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
      )}
    </>
  )
}
