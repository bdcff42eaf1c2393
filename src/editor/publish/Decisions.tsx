import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { ChangeList } from '../controls/ChangeList.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './Decisions.module.css'
import { SessionConflicts } from './SessionConflicts.tsx'

function Notice({ children }: { children: ReactNode }) {
  return <section className={styles.notice}>{children}</section>
}

/** Asks the person to decide: what stays where somebody else has changed the same, whether to keep restored changes. */
export function Decisions() {
  const { session, saved, now, restored, keepRestored, discard } = useEditor()
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
          <ChangeList before={saved} after={now} />
          <Button label={editorWords.keepRestored} onClick={keepRestored} />
          <Button label={editorWords.discard} onClick={discard} />
        </Notice>
      )}
    </>
  )
}
