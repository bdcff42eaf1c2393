import { useEffect, useSyncExternalStore } from 'react'
import { useEditor } from '../editorContext.ts'
import { publishWords } from '../publishWords.ts'
import type { Storage } from '../storage.ts'
import { isProtected } from './githubProposals.ts'
import styles from './HowToPublish.module.css'
import { OthersProposals } from './OthersProposals.tsx'

const words = publishWords.propose

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
