import { fill } from '../catalogue/fill.ts'
import type { EnquiryWords } from './enquiry.ts'
import type { Away, State } from './machine.ts'

/** What is said of an enquiry: never more than is known. */
export type Report = { heading: string; text: readonly string[] }

function timeOf(moment: number): string {
  const language = document.documentElement.lang || undefined
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
}

/** @returns undefined while there is nothing to say but the form itself */
export function reportOf(state: Away, words: EnquiryWords): Report
export function reportOf(state: State, words: EnquiryWords): Report | undefined
export function reportOf(state: State, words: EnquiryWords): Report | undefined {
  switch (state.step) {
    case 'editing':
      return undefined
    case 'checking':
      return { heading: words.checking, text: [] }
    case 'ready':
      return { heading: words.notSentYet.heading, text: [words.notSentYet.text] }
    case 'sending':
      return { heading: words.sending, text: [] }
    case 'sent':
      return { heading: words.sent.heading, text: [words.sent.text] }
    case 'failed':
      return { heading: words.failed.heading, text: [words.failed.text] }
    case 'kept': {
      const why = state.stored ? words.kept[state.why] : words.kept.storageFull
      const next =
        state.why === 'failing' ? [fill(words.kept.next, 'time', timeOf(state.next))] : []
      return { heading: words.kept.heading, text: [why, ...next] }
    }
  }
}
