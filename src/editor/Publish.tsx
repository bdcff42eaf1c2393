import { useEffect, useState } from 'react'
import { ownValue } from '../catalogue/ownValue.ts'
import { Button } from './Button.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { pictureNameOf } from './catalogueOf.ts'
import { Drafts } from './Drafts.tsx'
import styles from './dialogs.module.css'
import { type Choices, type Conflict, choiceKey } from './edit/describeConflicts.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'
import { Message } from './Message.tsx'
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
  const { session, now } = useEditor()
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
        const nothingNew = answer.drafts.length > 0 ? '' : editorWords.allPublished
        setStatus(answer.changes === '' ? nothingNew : editorWords.unpublished)
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
      // The next attempt needs the earlier choices as well.
      const asked = new Set(left.map(choiceKey))
      setChoices((made) =>
        Object.fromEntries(Object.entries(made).filter(([key]) => !asked.has(key))),
      )
      setStatus(editorWords.bothChanged)
      if (left.length > 0) return
      const { length } = found.drafts
      onDone(length === 0 ? editorWords.published : editorWords.publishedWithDrafts(length))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      setStatus(editorWords.notPublished(why))
    } finally {
      setBusy(false)
    }
  }

  const { changes, drafts, elsewhere } = found
  if (!saved) {
    const why = session.conflicts.size === 0 ? editorWords.saveFirst : editorWords.chooseFirst
    return <p>{why}</p>
  }
  return (
    <>
      <Message text={status} />
      {conflicts.length === 0 && changes !== '' && <pre className={styles.message}>{changes}</pre>}
      {conflicts.length === 0 && (
        <Drafts drafts={drafts} elsewhere={elsewhere} onlyDrafts={changes === ''} />
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={choiceKey(conflict)}
          conflict={conflict}
          addresses={{ mine: now.addressOf(pictureNameOf(conflict.file)) }}
          chosen={ownValue(choices, choiceKey(conflict))}
          onChoose={(side) => setChoices({ ...choices, [choiceKey(conflict)]: side })}
        />
      ))}
      {changes !== '' && (
        <Button
          label={editorWords.publishNow}
          disabled={
            busy || conflicts.some((one) => ownValue(choices, choiceKey(one)) === undefined)
          }
          onClick={() => void publish()}
        />
      )}
    </>
  )
}
