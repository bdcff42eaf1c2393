import { useState } from 'react'
import { AnswerForm, LabelledInput } from '../AnswerForm.tsx'
import { Button } from '../Button.tsx'
import type { PlacedProblem } from '../checkEdits.ts'
import { acceptWarning, withdrawAnswer } from '../edit/acceptWarning.ts'
import { words } from '../edit/words.ts'
import { useEditor } from '../editorContext.ts'
import { type Form, useForm } from '../form.ts'
import styles from './AcceptWarnings.module.css'

/** Why what a warning at a pointer is about is right. */
function AcceptWarning({ at }: { at: string }) {
  const { file } = useForm()
  const { edit } = useEditor()
  const [reason, setReason] = useState('')
  function accept(): string | undefined {
    if (reason.trim() === '') return words.noReason
    edit((now) => acceptWarning(now, file, at, reason))
    return undefined
  }
  return (
    <details className={styles.accept}>
      <summary>{words.isRight}</summary>
      <AnswerForm label={words.acceptWarning} onSubmit={accept}>
        <LabelledInput label={words.because} value={reason} onType={setReason} />
      </AnswerForm>
    </details>
  )
}

/** Below a field: answers its warnings, and shows the answer that was given. */
export function AcceptWarnings({
  problems,
  answers = [],
}: {
  problems: readonly PlacedProblem[]
  answers?: Form['answers']
}) {
  const { edit } = useEditor()
  const open = problems.flatMap(({ acceptAt }) => acceptAt ?? [])
  return (
    <>
      {[...new Set(open)].map((at) => (
        <AcceptWarning key={at} at={at} />
      ))}
      {answers.map(({ at, reason }) => (
        <p key={at} className={styles.answer}>
          <span>{words.answer(reason)}</span>
          <Button label={words.askAgain} onClick={() => edit((now) => withdrawAnswer(now, at))} />
        </p>
      ))}
    </>
  )
}
