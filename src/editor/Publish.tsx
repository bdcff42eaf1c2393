import { useEffect, useState } from 'react'
import { ownValue } from '../catalogue/ownValue.ts'
import { Button } from './Button.tsx'
import { Drafts } from './Drafts.tsx'
import styles from './dialogs.module.css'
import { editorWords } from './edit/editorWords.ts'
import type { Choices, Conflict } from './edit/merge.ts'
import { useEditor } from './editorContext.ts'
import type { Storage, UnpublishedChanges } from './storage.ts'

type Publishing = NonNullable<Storage['publishing']>

const nothing: UnpublishedChanges = { changes: '', drafts: [], elsewhere: [] }

type Props = {
  publishing: Publishing
  /** Called with what has come of it, once all of it is out. */
  onDone(status: string): void
}

/** The changes that are saved and not published yet, and the button that publishes them. */
export function Publish({ publishing, onDone }: Props) {
  const { session, nameOf } = useEditor()
  const saved = session.unsaved.size === 0
  const [found, setFound] = useState(nothing)
  const [status, setStatus] = useState(editorWords.lookingForChanges)
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [choices, setChoices] = useState<Choices>({})

  useEffect(() => {
    if (!saved) return
    publishing.look().then(
      (answer) => {
        setFound(answer)
        const isEmpty = answer.drafts.length > 0 ? '' : editorWords.allPublished
        setStatus(answer.changes === '' ? isEmpty : editorWords.unpublished)
      },
      (error: Error) => setStatus(error.message),
    )
  }, [publishing, saved])

  async function publish(): Promise<void> {
    setBusy(true)
    setStatus(editorWords.publishing)
    try {
      const left = await publishing.publish(choices)
      setConflicts(left)
      setChoices({})
      setStatus(editorWords.bothChanged)
      if (left.length > 0) return
      const { length } = found.drafts
      onDone(length === 0 ? editorWords.published : editorWords.publishedWithDrafts(length))
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  const { changes, drafts, elsewhere } = found
  if (!saved) return <p>{editorWords.saveFirst}</p>
  return (
    <>
      <p role="status" className={styles.message}>
        {status}
      </p>
      {conflicts.length === 0 && changes !== '' && <pre className={styles.message}>{changes}</pre>}
      {conflicts.length === 0 && (
        <Drafts drafts={drafts} elsewhere={elsewhere} onlyDrafts={changes === ''} />
      )}
      {conflicts.map(({ file, changes }) => (
        <fieldset key={file}>
          <legend>{nameOf(file)}</legend>
          <pre className={styles.message}>{changes}</pre>
          {(['mine', 'theirs'] as const).map((side) => (
            <Button
              key={side}
              label={editorWords[side]}
              aria-pressed={ownValue(choices, file) === side}
              onClick={() => setChoices({ ...choices, [file]: side })}
            />
          ))}
        </fieldset>
      ))}
      {changes !== '' && (
        <Button
          label={editorWords.publishNow}
          disabled={busy || conflicts.some(({ file }) => ownValue(choices, file) === undefined)}
          onClick={() => void publish()}
        />
      )}
    </>
  )
}
