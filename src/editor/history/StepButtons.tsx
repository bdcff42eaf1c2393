import { publishWords } from '../publishWords.ts'
import type { Session } from '../session.ts'
import styles from './StepButtons.module.css'
import { useStepNames } from './useStepNames.ts'

const words = publishWords.undo

type Props = { session: Session; undo(): void; redo(): void }

/** Undo and redo, each with what it would do. */
export function StepButtons({ session, undo, redo }: Props) {
  const names = useStepNames(session)
  const buttons = [
    { action: words.undo, name: names?.undo, steps: session.past, act: undo },
    { action: words.redo, name: names?.redo, steps: session.future, act: redo },
  ]
  return buttons.map(({ action, name, steps, act }) => {
    const text = steps.length > 0 && name ? words.step(action, name) : action
    return (
      <button
        key={action}
        type="button"
        className={styles.step}
        title={text}
        disabled={steps.length === 0}
        onClick={act}
      >
        {text}
      </button>
    )
  })
}
