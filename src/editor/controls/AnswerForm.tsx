import { type FormEvent, type ReactNode, useState } from 'react'
import styles from './dialogs.module.css'
import { useLimit } from './useLimit.ts'

type Props = {
  /** The label of the button. */
  label: string
  /** @returns why it cannot be taken, in the words of the form */
  onSubmit(): string | undefined
  children: ReactNode
}

/** The reason for which a text was not taken; nothing if it was. */
export function Refused({ why }: { why: string | undefined }) {
  if (why === undefined) return null
  return (
    <span role="alert" className={styles.refused}>
      {why}
    </span>
  )
}

/** The answer to a question, with its error above the button. */
export function AnswerForm({ label, onSubmit, children }: Props) {
  const [fault, setFault] = useState<string>()
  function submit(event: FormEvent): void {
    event.preventDefault()
    setFault(onSubmit())
  }
  return (
    <form className={styles.asking} onSubmit={submit} noValidate>
      {children}
      <Refused why={fault} />
      <button type="submit">{label}</button>
    </form>
  )
}

type InputProps = {
  label: string
  value: string
  onType(value: string): void
  type?: 'date' | 'search' | 'text'
  autoComplete?: 'name'
}

/** A text or a day with its label. */
export function LabelledInput({ label, onType, ...input }: InputProps) {
  const { refused, onChangeCapture } = useLimit()
  return (
    <label onChangeCapture={onChangeCapture}>
      {label}
      <input {...input} onChange={({ target }) => onType(target.value)} />
      <Refused why={refused} />
    </label>
  )
}
