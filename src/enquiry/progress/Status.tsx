import type { Ref } from 'react'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { EnquiryWords, Unreadable } from '../enquiry.ts'
import type { FormState } from '../formState.ts'
import styles from './Status.module.css'

/** A state that is reported: every state but a form that is being filled in. */
type Reported = Exclude<FormState, { step: 'editing' }> | Unreadable

/** @returns how far an enquiry has got, in a few words */
export function statusHeading({ step }: Reported, words: EnquiryWords): string {
  switch (step) {
    case 'checking':
    case 'sending':
      return words[step]
    case 'ready':
      return words.notSentYet.heading
    case 'unsent':
      return words.kept.heading
    default:
      return words[step].heading
  }
}

/** Says when an enquiry is tried next, in the time zone of the visitor: the day too, if it is not today. */
function nextTry(moment: number, { next, nextOn }: EnquiryWords['kept']): string {
  const language = document.documentElement.lang || undefined
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(moment)
  const time = write({ timeStyle: 'short' })
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  if (isToday) return fillTemplate(next, 'time', time)
  const day = write({ weekday: 'long', day: 'numeric', month: 'long' })
  return fillTemplates(nextOn, { day, time })
}

/** The explanation of a state: never more than is known. */
function textsOf(state: Reported, words: EnquiryWords): string[] {
  switch (state.step) {
    case 'checking':
    case 'sending':
      return []
    case 'ready':
      return [words.notSentYet.text]
    case 'sent':
    case 'failed':
    case 'unreadable':
      return [words[state.step].text]
    case 'unsent': {
      const why = state.stored ? words.kept[state.why] : words.kept.storageFull
      return state.why === 'offline' ? [why] : [why, nextTry(state.next, words.kept)]
    }
  }
}

/** The status of an enquiry. */
export function Report({ state, words }: { state: Reported; words: EnquiryWords }) {
  return (
    <>
      <p className={styles.heading}>{statusHeading(state, words)}</p>
      {textsOf(state, words).map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
    </>
  )
}

type Props = { state: FormState; words: EnquiryWords; ref: Ref<HTMLDivElement> }

/** The same below a form: always on the page, so that each change of it is announced. */
export function Status({ state, words, ref }: Props) {
  return (
    <div role="status" tabIndex={-1} ref={ref} className={styles.status}>
      {state.step !== 'editing' && <Report state={state} words={words} />}
    </div>
  )
}
