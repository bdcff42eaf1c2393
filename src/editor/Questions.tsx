import { useState } from 'react'
import { groupByRespondent } from '../check/formatLaunchQuestions.ts'
import type { LaunchQuestion } from '../check/launchQuestions.ts'
import { formatPointer } from '../check/pointer.ts'
import { EntryButton } from './Button.tsx'
import { type Confirmation, today } from './edit/confirm.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'
import { QuestionForm } from './QuestionForm.tsx'
import styles from './Questions.module.css'
import { useAnswer } from './useAnswer.ts'

/** A key of a question that stays the same while the catalogue changes. */
function idOf({ entry, missing, places: [place] }: LaunchQuestion): string {
  if (entry !== undefined) return `entry ${entry}`
  return `${missing ?? place?.file} ${formatPointer(place?.jsonPath ?? [])}`
}

type Props = {
  /** The question that is answered now; it stays while another file is looked at. */
  current: string | undefined
  setCurrent(id: string | undefined): void
}

/** The one list of what nobody has confirmed and what is missing, each to be answered in its place. */
export function Questions({ current, setCurrent }: Props) {
  const { ask } = useEditor()
  const [before, setBefore] = useState<Pick<Confirmation, 'by' | 'on'>>({ by: '', on: today() })
  const list = useAnswer(ask.questions)
  if (list === undefined) return <p role="status">{editorWords.loadingQuestions}</p>

  const { questions, answered, total } = list
  const groups = groupByRespondent(questions)
  const inOrder = groups.flatMap(({ questions: own }) => own.map(idOf))
  function goOn(from: string): void {
    setCurrent(inOrder[inOrder.indexOf(from) + 1] ?? inOrder.find((id) => id !== from))
  }

  return (
    <div className={styles.questions}>
      <p role="status">
        <strong>{editorWords.answered(answered, total)}</strong>{' '}
        <progress max={total} value={answered} aria-label={editorWords.answered(answered, total)} />
      </p>
      {questions.length === 0 && <p>{editorWords.allAnswered}</p>}
      {groups.map(({ heading, questions: own }) => (
        <section key={heading}>
          <h2>{`${heading} (${own.length})`}</h2>
          <ul>
            {own.map((question) => {
              const id = idOf(question)
              return (
                <li key={id}>
                  {id === current ? (
                    <QuestionForm
                      question={question}
                      before={before}
                      onConfirmed={({ by, on }) => {
                        setBefore({ by, on })
                        goOn(id)
                      }}
                      onNext={() => goOn(id)}
                    />
                  ) : (
                    <EntryButton onClick={() => setCurrent(id)}>
                      {question.reason}
                      <span>{question.unlocks}</span>
                    </EntryButton>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
