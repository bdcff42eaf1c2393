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

/** What is saved and not published yet, and the button that publishes it. */
export function Publish({ publishing, saved, nameOf }: Props) {
  const [said, setSaid] = useState('')
  const [state, setState] = useState(words.lookingForChanges)
  const [busy, setBusy] = useState(false)
  const [apart, setApart] = useState<readonly Conflict[]>([])
  const [choices, setChoices] = useState<Choices>({})

  useEffect(() => {
    if (!saved) return
    publishing.look().then(
      (found) => {
        setSaid(found)
        setState(found === '' ? words.allPublished : words.unpublished)
      },
      (error: Error) => setState(error.message),
    )
  }, [publishing, saved])

  async function publish(): Promise<void> {
    setBusy(true)
    setState(words.publishing)
    try {
      const left = await publishing.publish(choices)
      setApart(left)
      setChoices({})
      if (left.length === 0) setSaid('')
      setState(left.length === 0 ? words.published : words.bothChanged)
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  if (!saved) return <p>{words.saveFirst}</p>
  return (
    <>
      <p role="status" className={styles.told}>
        {state}
      </p>
      {apart.length === 0 && said !== '' && <pre className={styles.told}>{said}</pre>}
      {apart.map(({ file, changes: said }) => (
        <fieldset key={file}>
          <legend>{nameOf(file)}</legend>
          <pre className={styles.told}>{said}</pre>
          {(['mine', 'theirs'] as const).map((whose) => (
            <button
              key={whose}
              type="button"
              aria-pressed={choices[file] === whose}
              onClick={() => setChoices({ ...choices, [file]: whose })}
            >
              {words[whose]}
            </button>
          ))}
        </fieldset>
      ))}
      {said !== '' && (
        <button
          type="button"
          disabled={busy || apart.some(({ file }) => choices[file] === undefined)}
          onClick={() => void publish()}
        >
          {words.publishNow}
        </button>
      )}
    </>
  )
}
