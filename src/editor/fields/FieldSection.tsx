import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { formatPointer } from '../../check/pointer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { OwnProblems, Unconfirmed } from './FieldFrame.tsx'
import styles from './FieldSection.module.css'
import { type FieldProps, isInField, useForm } from './form.ts'

type Props = Omit<FieldProps, 'value'> & {
  /** Shown beside its name: how many entries it has. */
  count?: string
  /** A line on what it holds, while it is closed. */
  summary?: string
  /** True if the help is about the syntax of the file, which the form takes care of. */
  hideHelp?: true
  children: ReactNode
}

/** The text fields: a key would change a choice or a tick box. */
const TYPED = 'input:not([type="checkbox"], [type="file"]), textarea'

/** A group of fields under its name, which opens and closes. */
export function FieldSection({ schema, path, title, count, summary, ...rest }: Props) {
  const { hideHelp, actions, children } = rest
  const { target, problems, alone } = useForm()
  const { setTarget } = useEditor()
  const pointer = formatPointer(path)
  const [chosen, setChosen] = useState<boolean>()
  const [lastTarget, setLastTarget] = useState<string>()
  if (lastTarget !== target) {
    setLastTarget(target)
    if (isInField(target, pointer)) setChosen(true)
  }
  const name = useRef<HTMLElement>(null)
  const { title: named, description } = fieldMeta(schema)
  const wrong = problems.filter((problem) => isInField(problem.pointer, pointer))
  const isWrong = wrong.length > 0
  const isTarget = target === pointer
  useEffect(() => {
    if (!isTarget) return
    // A problem of the whole group is solved in one of its fields.
    const fields = isWrong ? name.current?.parentElement : undefined
    const field = fields?.querySelector<HTMLElement>(TYPED) ?? name.current
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
    setTarget(undefined)
  }, [isTarget, isWrong, setTarget])
  // An empty field, or one still to be written, is not called wrong: it may have just been added.
  const errors = wrong.filter(({ warning }) => !warning)
  const hasError = errors.some(({ isEmpty, isUnwritten }) => !isEmpty && !isUnwritten)
  const isUnfinished = errors.some(({ isEmpty, isUnwritten }) => isEmpty || isUnwritten)
  const isUnwritten = errors.some((problem) => problem.isUnwritten)
  const quietState = isUnfinished ? editorWords.isUnfinished : editorWords.isDoubtful
  // Open until the person closes it: a group with errors, the list of a group, and what is asked about alone.
  const isList = count !== undefined && path.length === 2
  const isEntryOfAlone =
    typeof path.at(-1) === 'number' && formatPointer(path.slice(0, -1)) === alone
  const isAlone =
    alone !== '' &&
    (pointer === alone || isEntryOfAlone || (count !== undefined && isInField(pointer, alone)))
  const open = chosen ?? (isList || isAlone || hasError || isUnwritten)
  return (
    <div className={styles.section}>
      <details open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
        <summary ref={name} className="fold">
          <span className={styles.name}>{title ?? named}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          <Unconfirmed pointer={pointer} />
          {isWrong && (
            <span className={hasError ? styles.wrong : styles.doubtful}>
              {hasError ? editorWords.isWrong : quietState}
            </span>
          )}
          {!open && summary !== undefined && summary !== '' && (
            <span className={styles.summary}>{summary}</span>
          )}
        </summary>
        {open && (
          <div className={styles.inside}>
            {description !== undefined && !hideHelp && (
              <p className={styles.about}>{description}</p>
            )}
            <OwnProblems pointer={pointer} />
            {children}
          </div>
        )}
      </details>
      {actions}
    </div>
  )
}
