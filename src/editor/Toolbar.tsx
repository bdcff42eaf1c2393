import { words } from './edit/words.ts'
import type { Storage } from './storage.ts'
import styles from './Toolbar.module.css'
import type { Editing } from './useEditor.ts'

type Props = { editing: Editing; storage: Storage; onSave(): void }

/** Undo, redo, save, and how things stand. */
export function Toolbar({ editing, storage, onSave }: Props) {
  const { session, judged, saying, saving, undo, redo } = editing
  const changed = session.unsaved.size
  const rest = judged === undefined ? words.lookingThrough : words.allSaved
  const state = changed === 0 ? rest : words.unsaved(changed)
  return (
    <header className={styles.toolbar}>
      <strong>{words.title}</strong>
      <span className={styles.state} role="status">
        {saying === '' ? state : saying}
      </span>
      <button type="button" disabled={session.past.length === 0} onClick={undo}>
        {words.undo}
      </button>
      <button type="button" disabled={session.future.length === 0} onClick={redo}>
        {words.redo}
      </button>
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
