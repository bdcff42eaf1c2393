import { useEffect, useState } from 'react'
import { canLaunch, isBlocking } from '../../check/formatLaunchQuestions.ts'
import {
  type LaunchList,
  type LaunchQuestion,
  type QuestionGroup,
  questionGroups,
} from '../../check/launchQuestions.ts'
import { formatPointer } from '../../check/pointer.ts'
import { EntryButton } from '../controls/Button.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { type Confirmation, today } from '../edit/confirm.ts'
import { editorWords } from '../edit/editorWords.ts'
import { ProblemLines } from '../forms/ProblemList.tsx'
import { useEditor } from '../state/editorContext.ts'
import { QuestionForm } from './QuestionForm.tsx'
import styles from './Questions.module.css'
import { rememberedName, rememberName } from './rememberedName.ts'

/** A key of a question that stays the same while the catalogue changes. */
function idOf({ entry, missing, places: [place] }: LaunchQuestion): string {
  if (entry !== undefined) return `entry ${entry}`
  return `${missing ?? place?.file} ${formatPointer(place?.jsonPath ?? [])}`
}

/** Says whether the site can go live, or lists the steps that are left. */
function LaunchState({ list }: { list: LaunchList }) {
  const { report } = useEditor()
  if (canLaunch(list)) return <p>{editorWords.canLaunch}</p>
  const blocking = list.questions.filter(isBlocking)
  const placeholders = blocking.filter(({ group }) => group === 'launch').length
  const others = blocking.length - placeholders
  return (
    <>
      <p>{editorWords.cannotLaunch(placeholders, others, list.problems)}</p>
      {list.problems > 0 && (
        <ProblemLines problems={report?.problems.filter(({ warning }) => !warning) ?? []} />
      )}
    </>
  )
}

/** A question in the list: its field, its reason, and the problem of the current answer. */
function QuestionRow({ question, onOpen }: { question: LaunchQuestion; onOpen(): void }) {
  const { field, reason, unlocks, fault, missing } = question
  return (
    <EntryButton onClick={onOpen}>
      <strong>{field}</strong>
      {missing === undefined && reason}
      {missing !== undefined && <span>{unlocks}</span>}
      {fault !== undefined && <em>{fault}</em>}
    </EntryButton>
  )
}

type Props = {
  /** The question that is answered now; it stays while another file is looked at. */
  current: string | undefined
  setCurrent(id: string | undefined): void
}

/** All unconfirmed and missing values, grouped by the effect of an answer. */
export function Questions(props: Props) {
  const { queries } = useEditor()
  const list = useAnswer(queries.questions)
  if (list === undefined) return <p role="status">{editorWords.loadingQuestions}</p>
  return <QuestionList {...props} list={list} />
}

function QuestionList({ current, setCurrent, list }: Props & { list: LaunchList }) {
  const [before, setBefore] = useState<Pick<Confirmation, 'by' | 'on'>>({
    by: rememberedName(),
    on: today(),
  })
  /** The open question as it was asked: it stays while the answer is typed. */
  const [held, setHeld] = useState<LaunchQuestion>()
  const [opened, setOpened] = useState<ReadonlySet<QuestionGroup>>(
    new Set(['count', 'doubted', 'launch']),
  )
  /** The list that was shown when an answer led on: the same answer may answer the next question, too. */
  const [answeredIn, setAnsweredIn] = useState<LaunchList>()

  const { questions, answered, total } = list
  const open = questions.find((question) => idOf(question) === current)
  const isAnswered = open === undefined && held !== undefined && idOf(held) === current
  const shown = isAnswered && held ? [...questions, held] : questions
  const groups = questionGroups.flatMap((group) => {
    const own = shown.filter((question) => question.group === group)
    return own.length === 0 ? [] : [{ group, own: own.toSorted(byPlace) }]
  })
  const inOrder = groups.flatMap(({ own }) => own)

  function openQuestion(question: LaunchQuestion | undefined): void {
    setHeld(question)
    setCurrent(question && idOf(question))
    if (question !== undefined) setOpened(new Set([...opened, question.group]))
  }
  function goOn(from: string): void {
    const at = inOrder.findIndex((question) => idOf(question) === from)
    openQuestion(inOrder[at + 1] ?? inOrder.find((question) => idOf(question) !== from))
  }
  useEffect(() => {
    if (answeredIn === undefined || answeredIn === list) return
    setAnsweredIn(undefined)
    if (isAnswered && current !== undefined) goOn(current)
  })
  function goOnAnswered(from: string): void {
    setAnsweredIn(list)
    goOn(from)
  }
  function toggle(group: QuestionGroup, isOpen: boolean): void {
    if (opened.has(group) === isOpen) return
    const rest = [...opened].filter((one) => one !== group)
    setOpened(new Set(isOpen ? [...rest, group] : rest))
  }

  return (
    <div className={styles.questions}>
      <p role="status">
        <strong>{editorWords.answered(answered, total)}</strong>{' '}
        <progress max={total} value={answered} aria-label={editorWords.answered(answered, total)} />
      </p>
      <LaunchState list={list} />
      {questions.length === 0 && <p>{editorWords.allAnswered}</p>}
      {groups.map(({ group, own }) => (
        <details
          key={group}
          className={styles.group}
          open={opened.has(group) || own.some((question) => idOf(question) === current)}
          onToggle={(event) => toggle(group, event.currentTarget.open)}
        >
          <summary className="fold">
            <h2>{`${editorWords.questionGroups[group]} (${own.length - (isAnswered && held?.group === group ? 1 : 0)})`}</h2>
          </summary>
          <ul>
            {own.map((question) => {
              const id = idOf(question)
              return (
                <li key={id}>
                  {id === current ? (
                    <QuestionForm
                      question={question}
                      isAnswered={isAnswered}
                      before={before}
                      onConfirmed={({ by, on }) => {
                        rememberName(by)
                        setBefore({ by, on })
                        goOnAnswered(id)
                      }}
                      onAnswered={() => goOnAnswered(id)}
                      onNext={() => goOn(id)}
                    />
                  ) : (
                    <QuestionRow question={question} onOpen={() => openQuestion(question)} />
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </div>
  )
}

/** The order of the list of sources, in which an answered question keeps its place. */
function byPlace(one: LaunchQuestion, other: LaunchQuestion): number {
  const last = Number.MAX_SAFE_INTEGER
  return (one.entry ?? last) - (other.entry ?? last)
}
