import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import styles from './dialogs.module.css'
import type { Choices, Conflict } from './edit/merge.ts'
import { words } from './edit/words.ts'
import { useEditor } from './editorContext.ts'
import { plainWords } from './plainWords.ts'
import { HowToPublish } from './propose/HowToPublish.tsx'
import { publishWords } from './publishWords.ts'
import type { Storage } from './storage.ts'

const proposeWords = publishWords.propose

type Publishing = NonNullable<Storage['publishing']>
type Looked = Awaited<ReturnType<Publishing['look']>>

type Props = {
  publishing: Publishing
  /** Called with what has come of it, once all of it is out. */
  onDone(status: string): void
}

/** The changes that are saved and not published yet, and the button that publishes them. */
export function Publish({ publishing, onDone }: Props) {
  const { storage, session, nameOf } = useEditor()
  const saved = session.unsaved.size === 0
  const [{ changes, files }, setLooked] = useState<Looked>({ changes: '', files: [] })
  const [status, setStatus] = useState(words.lookingForChanges)
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const { proposing } = storage
  const { mode } = useSyncExternalStore(proposing.subscribe, proposing.get)
  const isProposed = mode === 'propose'
  const [choices, setChoices] = useState<Choices>({})

  useEffect(() => {
    if (!saved) return
    publishing.look().then(
      (found) => {
        setLooked(found)
        setStatus(found.changes === '' ? words.allPublished : words.unpublished)
      },
      (error: Error) => setStatus(error.message),
    )
  }, [publishing, saved])

  async function publish(): Promise<void> {
    setBusy(true)
    setStatus(isProposed ? proposeWords.proposing : words.publishing)
    try {
      const left = await publishing.publish(choices)
      setConflicts(left)
      setChoices({})
      setStatus(words.bothChanged)
      if (left.length === 0) onDone(isProposed ? proposeWords.proposed : words.published)
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  if (!saved) return <p>{words.saveFirst}</p>
  return (
    <>
      <p role="status" className={styles.message}>
        {plainWords(status, { nameOf })}
      </p>
      {conflicts.length === 0 && changes !== '' && <pre className={styles.message}>{changes}</pre>}
      {conflicts.map(({ file, changes }) => (
        <fieldset key={file}>
          <legend>{nameOf(file)}</legend>
          <pre className={styles.message}>{changes}</pre>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button
              key={side}
              label={words[side]}
              aria-pressed={choices[file] === side}
              onClick={() => setChoices({ ...choices, [file]: side })}
            />
          ))}
        </fieldset>
      ))}
      {changes !== '' && <HowToPublish files={files} />}
      {changes !== '' && (
        <Button
          label={isProposed ? proposeWords.button : words.publishNow}
          disabled={busy || conflicts.some(({ file }) => choices[file] === undefined)}
          onClick={() => void publish()}
        />
      )}
    </>
  )
}
