import { useState } from 'react'
import type { Source } from '../../catalogue/schemas/sources.ts'
import { AnswerForm, LabelledInput } from '../controls/AnswerForm.tsx'
import { LabelledSelect, selectOptionsOf } from '../controls/Select.tsx'
import { type Confirmation, sourceNames } from '../edit/confirm.ts'
import { editorWords } from '../edit/editorWords.ts'

type Props = {
  source: Source
  /** The name and date that were typed for the previous question. */
  before: Pick<Confirmation, 'by' | 'on'>
  /** @returns why it cannot be confirmed so */
  onConfirm(confirmation: Confirmation): string | undefined
}

/** Asks who has confirmed a value and when, and where it comes from. */
export function ConfirmForm({ source, before, onConfirm }: Props) {
  const [typed, setTyped] = useState<Confirmation>({ ...before, from: source.from })
  return (
    <AnswerForm label={editorWords.confirm} onSubmit={() => onConfirm(typed)}>
      <LabelledInput
        label={editorWords.confirmedBy}
        autoComplete="name"
        value={typed.by}
        onType={(by) => setTyped({ ...typed, by })}
      />
      <LabelledInput
        label={editorWords.confirmedOn}
        type="date"
        value={typed.on}
        onType={(on) => setTyped({ ...typed, on })}
      />
      <LabelledSelect
        label={editorWords.from}
        value={typed.from}
        choices={selectOptionsOf(sourceNames)}
        onChoose={(from) => setTyped({ ...typed, from })}
      />
    </AnswerForm>
  )
}
