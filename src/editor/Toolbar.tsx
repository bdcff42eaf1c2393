import { useEffect, useEffectEvent } from 'react'
import { words } from './edit/words.ts'
import { StepButtons } from './history/StepButtons.tsx'
import type { Storage } from './storage.ts'
import styles from './Toolbar.module.css'
import type { Editing } from './useEditor.ts'

type Props = { editing: Editing; storage: Storage; onSave(): void }

/** Undo, redo and save, by buttons and by the usual keys, and the status. */
export function Toolbar({ editing, storage, onSave }: Props) {
  const { session, report, status, saving, undo, redo } = editing
  const changed = session.unsaved.size
  const idle = report === undefined ? words.lookingThrough : words.allSaved
  const state = changed === 0 ? idle : words.unsaved(changed)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    const key = event.key.toLowerCase()
    if (key === 's') onSave()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) redo()
    else if (key === 'z') undo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <header className={styles.toolbar}>
      <strong>{words.title}</strong>
      <span className={styles.state} role="status">
        {status === '' ? state : status}
      </span>
      <StepButtons session={session} undo={undo} redo={redo} />
      <button
        type="button"
        className={styles.save}
        disabled={changed === 0 || saving || session.conflicts.size > 0}
        onClick={onSave}
      >
        {storage.publishesOnSave ? words.publish : words.save}
      </button>
      {storage.signOut && (
        <button type="button" onClick={storage.signOut}>
          {words.leave}
        </button>
      )}
    </header>
  )
}
