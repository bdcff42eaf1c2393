import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pointerOf } from '../../check/pointer.ts'
import { words } from '../edit/words.ts'
import { describeSchema, type FieldProps, isInside, useForm } from '../form.ts'
import { FieldProblems } from './FieldProblems.tsx'
import styles from './fields.module.css'

type Props = Omit<FieldProps, 'value'> & {
  /** Said beside its name: how many there are, what the first is called. */
  count?: string
  /** Its help is about how it is written in the file, which the form does by itself. */
  hideHelp?: true
  children: ReactNode
}

/** A group of fields under its name, which opens and closes. */
export function Section({
  schema,
  path,
  title,
  count: aside,
  hideHelp: unhelped,
  actions,
  children,
}: Props) {
  const { target, problems, onTargetShown: arrived } = useForm()
  const pointer = pointerOf(path)
  const [chosen, setChosen] = useState<boolean>()
  const [sought, setSought] = useState<string>()
  if (sought !== target) {
    setSought(target)
    if (isInside(target, pointer)) setChosen(true)
  }
  const name = useRef<HTMLElement>(null)
  const wanted = target === pointer
  useEffect(() => {
    if (!wanted) return
    name.current?.focus()
    name.current?.scrollIntoView({ block: 'center' })
    arrived()
  }, [wanted, arrived])
  const { title: named, description } = describeSchema(schema)
  const wrong = problems.filter((problem) => isInside(problem.pointer, pointer))
  // What is wrong is in sight, until the person closes it.
  const open = chosen ?? wrong.some(({ warning }) => !warning)
  return (
    <div className={styles.section}>
      <details open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
        <summary ref={name}>
          <span className={styles.name}>{title ?? named}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          {wrong.length > 0 && <span className={styles.wrong}>{words.isWrong}</span>}
        </summary>
        {open && (
          <div className={styles.inside}>
            {description !== undefined && !unhelped && (
              <p className={styles.about}>{description}</p>
            )}
            <FieldProblems problems={wrong.filter((problem) => problem.pointer === pointer)} />
            {children}
          </div>
        )}
      </details>
      {actions}
    </div>
  )
}
