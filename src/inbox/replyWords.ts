import type { z } from 'zod'
import { primaryTag } from '../catalogue/languageTag.ts'
import type { ReplyTexts } from '../catalogue/schemas/reply.ts'

/** The words of a reply in one language. */
type ReplyWords = z.infer<typeof ReplyTexts> & {
  language: string
  /** The name of the business. */
  business: string
}

/** The words of all languages of the site: its own, and the others by their primary subtags, `gu`. */
export type AllReplyWords = { own: ReplyWords; others: ReadonlyMap<string, ReplyWords> }

/** The words in a language; in the language of the site if it has none in that one. */
export function wordsFor({ own, others }: AllReplyWords, language: string): ReplyWords {
  return others.get(primaryTag(language)) ?? own
}
