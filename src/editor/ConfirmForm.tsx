import { useState } from 'react'
import { paperSources, type Sources } from '../catalogue/schemas/sources.ts'
import { AnswerForm, LabelledInput } from './AnswerForm.tsx'
import { type Confirmation, noPaper, sourceNames } from './edit/confirm.ts'
import { editorWords } from './edit/editorWords.ts'
import { LabelledSelect, selectOptionsOf } from './Select.tsx'

type Props = {
  source: Sources['entries'][number]
  papers: Sources['papers']
  /** The name and date that were typed for the previous question. */
  before: Pick<Confirmation, 'by' | 'on'>
  /** @returns why it cannot be confirmed so */
  onConfirm(confirmation: Confirmation): string | undefined
}

const paperFields = ['title', 'number', 'date', 'where'] as const
const NEW = 'new'

/** Asks who has confirmed a value and when, and for its paper, if it comes from one. */
export function ConfirmForm({ source, papers, before, onConfirm }: Props) {
  const [typed, setTyped] = useState<Confirmation>({ ...before, from: source.from, paper: noPaper })
  const [chosen, setChosen] = useState('paper' in source ? source.paper : NEW)
  const needsPaper = paperSources.some((one) => one === typed.from)
  const listed = Object.entries(papers).map(([value, { title, number }]) => {
    return { value, label: [title, number].filter(Boolean).join(', ') }
  })

  function confirm(): string | undefined {
    if (!needsPaper) return onConfirm({ ...typed, paper: noPaper })
    return onConfirm(chosen === NEW ? typed : { ...typed, paper: { ...noPaper, title: chosen } })
  }

  return (
    <AnswerForm label={editorWords.confirm} onSubmit={confirm}>
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
      {needsPaper && (
        <LabelledSelect
          label={editorWords.paper}
          value={chosen}
          choices={[...listed, { value: NEW, label: editorWords.newPaper }]}
          onChoose={setChosen}
        />
      )}
      {needsPaper &&
        chosen === NEW &&
        paperFields.map((field) => (
          <LabelledInput
            key={field}
            label={editorWords.newPaperFields[field]}
            type={field === 'date' ? 'date' : 'text'}
            value={typed.paper[field]}
            onType={(value) => setTyped({ ...typed, paper: { ...typed.paper, [field]: value } })}
          />
        ))}
    </AnswerForm>
  )
}
