import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { primaryTag } from '../../catalogue/languageTag.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { isPointerWithin } from '../../catalogue/place.ts'
import { ReplyTexts } from '../../catalogue/schemas/reply.ts'
import { Site } from '../../catalogue/schemas/site.ts'
import { Translation, textOfEntry } from '../../catalogue/schemas/translation.ts'
import type { AllReplyWords } from '../replyWords.ts'

const { name, language, languages } = Site.shape
/** Without what an earlier version had beside these words. */
const AnswerWords = z.object(ReplyTexts.shape)
const AnsweringSite = z.object({ name, language, languages, answer: AnswerWords })

/** The English texts of a file with their translations; one that is faulty has none. */
const Texts = z.record(z.string(), Translation.valueType.catch(''))

/** Reads a file of translations; one that is missing or faulty has no texts. */
async function readTexts(file: string): Promise<(pointer: string, original: string) => string> {
  const json: unknown = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => ({}))
  const texts = Texts.safeParse(json).data ?? {}
  return (pointer, original) => {
    const found = textOfEntry(ownValue(texts, original), (part) => isPointerWithin(pointer, part))
    if (found === undefined || found.toReview) return original
    const { text } = found
    return (typeof text === 'string' ? text : text.other) || original
  }
}

/**
 * Reads the words of replies in every language of the site. A text that is not translated is in the language of the
 * site.
 * @param root the folder that holds `data/`
 */
export async function readReplyWords(root: string): Promise<AllReplyWords> {
  const at = (...names: string[]) => path.join(root, 'data', ...names)
  const site = AnsweringSite.parse(JSON.parse(await readFile(at('site.json'), 'utf8')))
  const translated = (site.languages?.others ?? []).map(async ({ key, language }) => {
    const textOf = await readTexts(at(key, 'site.json'))
    // A translation that has lost a placeholder is not used.
    const texts = Object.entries(site.answer).map(([key, text]) => [
      key,
      textOf(`/answer/${key}`, text),
    ])
    const answer = AnswerWords.safeParse(Object.fromEntries(texts)).data ?? site.answer
    const words = { ...answer, language, business: textOf('/name', site.name) }
    return [primaryTag(language), words] as const
  })
  return {
    own: { ...site.answer, language: site.language, business: site.name },
    others: new Map(await Promise.all(translated)),
  }
}
