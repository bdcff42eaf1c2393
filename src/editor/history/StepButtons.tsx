import { useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import type { Session } from '../edit/session.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './StepButtons.module.css'
import { undoRedoNames } from './undoRedoNames.ts'

/** Milliseconds without a change, after which the names are worked out: typing does not wait for them. */
const PAUSE = 300

/** The names of the steps that undo and redo would take; those of the step before while somebody types. */
function useStepNames(session: Session) {
  const [names, setNames] = useState<ReturnType<typeof undoRedoNames>>()
  useEffect(() => {
    const timer = setTimeout(() => setNames(undoRedoNames(session)), PAUSE)
    return () => clearTimeout(timer)
  }, [session])
  return names
}

/** Undo and redo, each with what it would do. */
export function StepButtons() {
  const { session, undo, redo } = useEditor()
  const names = useStepNames(session)
  const buttons = [
    { action: editorWords.undo, name: names?.undo, steps: session.past, act: undo },
    { action: editorWords.redo, name: names?.redo, steps: session.future, act: redo },
  ]
  return buttons.map(({ action, name, steps, act }) => {
    const text = steps.length > 0 && name ? publishWords.undo.step(action, name) : action
    return (
      <Button
        key={action}
        label={text}
        className={styles.step}
        title={text}
        disabled={steps.length === 0}
        onClick={act}
      />
    )
  })
}
