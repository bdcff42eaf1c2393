import { pointerOf } from '../../check/pointer.ts'
import { words } from '../edit/words.ts'
import { type FieldProps, isInside, useForm } from '../form.ts'
import { FieldProblems } from './FieldFrame.tsx'
import styles from './fields.module.css'

/** A value without a field: shown as JSON, and left unchanged. */
export function UnknownField({ value, path, title, actions }: FieldProps) {
  const { problems } = useForm()
  const pointer = pointerOf(path)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span>{title}</span>
        {actions}
      </div>
      <pre>{JSON.stringify(value, null, 2)}</pre>
      <p className={styles.note}>{words.noField}</p>
      <FieldProblems problems={problems.filter((problem) => isInside(problem.pointer, pointer))} />
    </div>
  )
}
