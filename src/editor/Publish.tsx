import { useEffect, useState } from 'react'
import styles from './dialogs.module.css'
import type { Choices, Conflict } from './edit/merge.ts'
import { words } from './edit/words.ts'
import type { Storage } from './storage.ts'

type Props = {
  publishing: NonNullable<Storage['publishing']>
  saved: boolean
  nameOf(file: string): string
}

/** The changes that are saved and not published yet, and the button that publishes them. */
export function Publish({ publishing, saved, nameOf }: Props) {
  const [changes, setChanges] = useState('')
  const [status, setStatus] = useState(words.lookingForChanges)
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [choices, setChoices] = useState<Choices>({})

  useEffect(() => {
    if (!saved) return
    publishing.look().then(
      (found) => {
        setChanges(found)
        setStatus(found === '' ? words.allPublished : words.unpublished)
      },
      (error: Error) => setStatus(error.message),
    )
  }, [publishing, saved])

  async function publish(): Promise<void> {
    setBusy(true)
    setStatus(words.publishing)
    try {
      const left = await publishing.publish(choices)
      setConflicts(left)
      setChoices({})
      if (left.length === 0) setChanges('')
      setStatus(left.length === 0 ? words.published : words.bothChanged)
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  if (!saved) return <p>{words.saveFirst}</p>
  return (
    <>
      <p role="status" className={styles.told}>
        {status}
      </p>
      {conflicts.length === 0 && changes !== '' && <pre className={styles.told}>{changes}</pre>}
      {conflicts.map(({ file, changes }) => (
        <fieldset key={file}>
          <legend>{nameOf(file)}</legend>
          <pre className={styles.told}>{changes}</pre>
          {(['mine', 'theirs'] as const).map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={choices[file] === side}
              onClick={() => setChoices({ ...choices, [file]: side })}
            >
              {words[side]}
            </button>
          ))}
        </fieldset>
      ))}
      {changes !== '' && (
        <button
          type="button"
          disabled={busy || conflicts.some(({ file }) => choices[file] === undefined)}
          onClick={() => void publish()}
        >
          {words.publishNow}
        </button>
      )}
    </>
  )
}
