import type { z } from 'zod'
import type { Answer } from '../catalogue/schemas/answer.ts'

/** The words of an answer in one language. */
export type AnswerWords = z.infer<typeof Answer> & {
  language: string
  /** The name of the business. */
  business: string
  /** The labels of a quantity in an item of a list, in all languages of the site. */
  quantities: readonly string[]
}

/** The words of all languages of the site: its own first, then the others by their language tags. */
export type AllAnswerWords = { own: AnswerWords; others: ReadonlyMap<string, AnswerWords> }

/** The words in the language of an enquiry, or in that of the site. */
export function wordsFor({ own, others }: AllAnswerWords, language: string): AnswerWords {
  return others.get(language) ?? own
}
