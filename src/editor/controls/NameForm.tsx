import { editorWords } from '../edit/editorWords.ts'
import { AnswerForm, LabelledInput } from './AnswerForm.tsx'

type Props = {
  /** The label of the button. */
  label: string
  name: string
  onType(name: string): void
  /** @returns why it was not done */
  onSubmit(): string | undefined
}

/** Asks for the name of the person who confirms something. */
export function NameForm({ label, name, onType, onSubmit }: Props) {
  return (
    <AnswerForm label={label} onSubmit={onSubmit}>
      <LabelledInput
        label={editorWords.yourName}
        autoComplete="name"
        value={name}
        onType={onType}
      />
    </AnswerForm>
  )
}
