import { useEffect, useRef, useState } from 'react'
import {
  answeredCount,
  blockingAnswers,
  canLaunch,
  type LaunchAnswer,
  type LaunchList,
  launchState,
  optionalAnswers,
} from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { Button, EntryButton } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { ProblemLines } from '../forms/ProblemList.tsx'
import { useEditor } from '../state/editorContext.ts'
import { AnswerFields } from './AnswerFields.tsx'
import styles from './Questions.module.css'

type Props = {
  list: LaunchList
  /** The key of the answer that is open, '' for none; left out: the first that is missing. */
  current: string | undefined
  setCurrent(key: string): void
}

const signs = { open: '', answered: '✓', unknown: '?' }

/** The number and question of an answer, with its state if it is given. */
function AnswerHeading({ answer, at }: { answer: LaunchAnswer; at: number }) {
  const { question, state, notes } = answer
  return (
    <>
      <strong>{`${at + 1}. ${question}`}</strong>
      {state !== 'open' && (
        <span className={styles.given}>{[signs[state], ...notes].join(' ')}</span>
      )}
    </>
  )
}

type OpenProps = {
  answer: LaunchAnswer
  at: number
  isChosen: boolean
  onAnswered(): void
  onLater(): void
}

/** The answer that is given now, with its fields. */
function OpenAnswer({ answer, at, isChosen, ...given }: OpenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isChosen) return
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isChosen])
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        <AnswerHeading answer={answer} at={at} />
      </h3>
      {answer.help !== undefined && <p>{answer.help}</p>}
      <AnswerFields answer={answer} {...given} />
    </>
  )
}

/** The answers before the launch in one form: one is open, the others show their state. */
export function LaunchForm({ list, current, setCurrent }: Props) {
  const { report, pending } = useEditor()
  const { answers, problems } = list
  const firstOpen = answers.find(({ state }) => state === 'open')?.key
  const open = current ?? firstOpen
  const optional = optionalAnswers(list)
  const state = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // After the last answer: the list says above it what is left.
    if (current !== '') return
    state.current?.focus()
    state.current?.scrollIntoView({ block: 'center' })
  }, [current])
  // Nobody is asked for an answer again that was put off.
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  /** Opens the next answer; none after the last that the launch waits for: the others can wait. */
  function goOn(from: string, putOff: ReadonlySet<string>): void {
    const at = answers.findIndex(({ key }) => key === from)
    const others = [...answers.slice(at + 1), ...answers.slice(0, at)]
    const next = others.find(({ key, state }) => state === 'open' && !putOff.has(key))
    const isLast = blockingAnswers(list).every(({ key }) => key === from && !putOff.has(key))
    setCurrent(isLast ? '' : (next?.key ?? ''))
  }
  function putOff(key: string): void {
    const all = new Set(later).add(key)
    setLater(all)
    goOn(key, all)
  }
  const progress = launchWords.progress(answeredCount(list), answers.length)
  return (
    <section>
      <h2>{launchWords.heading}</h2>
      {answers.length > 0 && (
        <p role="status">
          <strong>{progress}</strong>{' '}
          <progress max={answers.length} value={answeredCount(list)} aria-label={progress} />
        </p>
      )}
      <p ref={state} tabIndex={-1}>
        {launchState(list)}
        {canLaunch(list) && pending.all > 0 && ` ${editorWords.publishAnswers}`}
      </p>
      {optional.length > 0 && (
        <p className={styles.buttons}>
          {launchWords.canWait}
          {optional.map(({ key, label }) => (
            <Button key={key} label={label} onClick={() => setCurrent(key)} />
          ))}
        </p>
      )}
      <ol>
        {answers.map((answer, at) => (
          <li key={answer.key}>
            {answer.key === open ? (
              <OpenAnswer
                answer={answer}
                at={at}
                isChosen={current !== undefined}
                onAnswered={() => goOn(answer.key, later)}
                onLater={() => putOff(answer.key)}
              />
            ) : (
              <EntryButton onClick={() => setCurrent(answer.key)}>
                <AnswerHeading answer={answer} at={at} />
              </EntryButton>
            )}
          </li>
        ))}
      </ol>
      {problems > 0 && (
        <ProblemLines problems={report?.problems.filter(({ warning }) => !warning) ?? []} />
      )}
    </section>
  )
}
