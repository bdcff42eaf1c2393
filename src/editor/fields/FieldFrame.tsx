import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { z } from 'zod'
import { type JsonPath, problemSentence } from '../../catalogue/problem.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from '../../catalogue/schemas/schema.ts'
import { formatPointer, valueAt } from '../../check/pointer.ts'
import { IconButton } from '../controls/Button.tsx'
import { useLimit } from '../controls/useLimit.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './fields.module.css'
import { type FieldProps, isInField, useForm } from './form.ts'
import { plainText } from './plainText.ts'

type ShownProblem = Pick<FieldProblem, 'message' | 'fix' | 'warning' | 'isEmpty'>

/** The problems of a field, each with its fix; `isNew` if nothing has been typed in it yet. */
export function FieldProblems({
  problems,
  isNew,
}: {
  problems: readonly ShownProblem[]
  isNew?: boolean
}) {
  return problems.map(({ message, fix, warning, isEmpty }) => {
    const sentence = problemSentence({ message, fix })
    const style = warning ? styles.doubt : styles.fault
    return (
      <p key={sentence} className={isNew && isEmpty ? styles.note : style}>
        {sentence}
      </p>
    )
  })
}

/** The problems of a value itself, not of its parts. */
export function OwnProblems({ pointer }: { pointer: string }) {
  const form = useForm()
  return <FieldProblems problems={form.problems.filter((one) => one.pointer === pointer)} />
}

/** Marks a value that nobody has confirmed. */
export function Unconfirmed({ pointer }: { pointer: string }) {
  const { unconfirmed } = useForm()
  if (!unconfirmed.has(pointer)) return null
  return <span className={styles.unconfirmed}>{editorWords.notConfirmed}</span>
}

type RemoveProps = { name: string; path: JsonPath; onRemove?(): void }

/** Removes an entry of a list, or a field that may be left out. */
export function RemoveButton({ name, path, onRemove }: RemoveProps) {
  const { remove } = useForm()
  return (
    <IconButton
      sign="×"
      label={editorWords.remove(name)}
      onClick={() => {
        onRemove?.()
        remove(path)
      }}
    />
  )
}

type ControlProps = {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

type Props = Omit<FieldProps, 'value'> & {
  /** The field's own message about the typed text. */
  fault?: string
  /** The help text, if the description in the schema explains the JSON notation. */
  help?: string
  /** True while a text is typed that may be completed when the field is left. */
  isIncomplete?: boolean
  /** Said below it while nothing is wrong. */
  note?: string
  children(control: ControlProps): ReactNode
}

/** The most characters that a schema allows; undefined if it says nothing about them. */
function longestText(schema: Schema): number | undefined {
  const inner = unwrapOptional(schema)
  return (inner instanceof z.ZodString && inner.maxLength) || undefined
}

/** A field with its name, its help, and what is wrong with it. */
export function FieldFrame({
  schema,
  path,
  title,
  actions,
  help,
  note,
  isIncomplete,
  ...props
}: Props) {
  const { children } = props
  const { refused, onChangeCapture } = useLimit(longestText(schema))
  const fault = refused ?? props.fault
  const form = useForm()
  const { setTarget, setFocused } = useEditor()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const pointer = formatPointer(path)
  const isTarget = isInField(form.target, pointer)
  useEffect(() => {
    if (!isTarget) return
    const control = document.getElementById(id)
    control?.focus()
    // People replace a figure or number as a whole; of a text they usually keep most.
    if (control instanceof HTMLInputElement) control.select()
    frame.current?.scrollIntoView({ block: 'center' })
    setTarget(undefined)
  }, [isTarget, id, setTarget])
  const { title: named, description = '' } = fieldMeta(schema)
  // A field is not wrong before anything has been typed in it.
  const [isNew, setIsNew] = useState(true)
  if (isNew && valueAt(form.value, path) !== '') setIsNew(false)
  const problems = isIncomplete
    ? []
    : form.problems.filter((problem) => isInField(problem.pointer, pointer))
  const shownProblems = problems.filter(({ isUnwritten }) => !isUnwritten)
  const helpText = help ?? description
  // A message or its fix may repeat the help.
  const sentences = fault === undefined ? shownProblems.map((one) => problemSentence(one)) : [fault]
  const isHelpRepeated = sentences.some((sentence) => sentence.includes(helpText))
  return (
    <div
      className={styles.field}
      ref={frame}
      onChangeCapture={onChangeCapture}
      onFocusCapture={() => setFocused({ file: form.file, jsonPath: path })}
    >
      <div className={styles.head}>
        <label htmlFor={id}>{title ?? named}</label>
        <Unconfirmed pointer={pointer} />
        {actions}
      </div>
      {children({
        id,
        'aria-describedby': `${id}-help`,
        'aria-invalid':
          fault !== undefined ||
          problems.some(({ warning, isEmpty }) => !warning && !(isNew && isEmpty)),
      })}
      <div id={`${id}-help`} className={styles.notes}>
        {fault === undefined ? (
          <FieldProblems problems={shownProblems} isNew={isNew} />
        ) : (
          <p role={refused && 'alert'} className={styles.fault}>
            {fault}
          </p>
        )}
        {!isHelpRepeated && <p className={styles.help}>{helpText}</p>}
        {note !== undefined && fault === undefined && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  )
}

/** A value without a field: shown in words, and left unchanged. */
export function UnknownField({ value, path, title, actions }: FieldProps) {
  const { problems } = useForm()
  const pointer = formatPointer(path)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span>{title}</span>
        {actions}
      </div>
      <pre>{plainText(value)}</pre>
      <p className={styles.note}>{editorWords.noField}</p>
      <FieldProblems problems={problems.filter((problem) => isInField(problem.pointer, pointer))} />
    </div>
  )
}
