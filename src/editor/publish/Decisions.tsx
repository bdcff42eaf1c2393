import type { ReactNode } from 'react'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { Button } from '../controls/Button.tsx'
import { Changes } from '../controls/ChangeList.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './Decisions.module.css'
import { SessionConflicts } from './SessionConflicts.tsx'

function Notice({ children }: { children: ReactNode }) {
  return <section className={styles.notice}>{children}</section>
}

/** The changes of an earlier visit. Those of a file with a problem cannot be compared: it is named. */
function RestoredChanges() {
  const { session, saved, now, nameOf } = useEditor()
  const changes = catalogueChanges(saved, now)
  const named = new Set(changes.map(({ file }) => file))
  const others = [...session.unsaved.keys()].filter((file) => !named.has(file)).map(nameOf)
  return (
    <>
      <Changes changes={changes} />
      {others.length > 0 && <p>{editorWords.alsoChanged([...new Set(others)].join(', '))}</p>}
    </>
  )
}

/** Asks the person to decide: what stays where somebody else has changed the same, whether to keep restored changes. */
export function Decisions() {
  const { session, restored, keepRestored, discard } = useEditor()
  return (
    <>
      {[...session.conflicts.keys()].map((file) => (
        <Notice key={file}>
          <SessionConflicts file={file} />
        </Notice>
      ))}
      {restored && (
        <Notice>
          <p>{editorWords.restored}</p>
          <RestoredChanges />
          <Button label={editorWords.keepRestored} onClick={keepRestored} />
          <Button label={editorWords.discard} onClick={discard} />
        </Notice>
      )}
    </>
  )
}
