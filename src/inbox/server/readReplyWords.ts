import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Answer } from '../../catalogue/schemas/answer.ts'
import { Site } from '../../catalogue/schemas/site.ts'
import { type AllReplyWords, mainLanguage, type ReplyWords } from '../replyWords.ts'

const { name, language, languages } = Site.shape
const AnsweringSite = z.object({ name, language, languages, answer: Answer })

const QUANTITY = '/words/line/quantity'
const ListFile = z.object({ words: z.object({ line: z.object({ quantity: z.string() }) }) })

/** The texts of a translated file, by their JSON pointers. */
const Texts = z.record(z.string(), z.object({ text: z.string() }).catch({ text: '' }))

/** Reads a translated file; one that is missing or faulty has no texts. */
async function readTexts(file: string): Promise<(pointer: string, original: string) => string> {
  const json: unknown = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => ({}))
  const texts = Texts.safeParse(Object(json)).data ?? {}
  const byPointer = new Map(
    Object.entries(texts).map(([pointer, { text }]) => [pointer, text] as const),
  )
  return (pointer, original) => byPointer.get(pointer) || original
}

/**
 * Words with each text replaced by its translation.
 * @param pointer the JSON pointer to the words
 * @param of the translation of a text at a JSON pointer
 */
function translate(
  words: object,
  pointer: string,
  of: (pointer: string, text: string) => string,
): object {
  const entries = Object.entries(words).map(([key, value]) => {
    const at = `${pointer}/${key}`
    return [key, typeof value === 'string' ? of(at, value) : translate(Object(value), at, of)]
  })
  return Object.fromEntries(entries)
}

/**
 * Reads the words of answers in every language of the site. A text that is not translated is in the language of the
 * site.
 * @param root the folder that holds `data/`
 */
export async function readReplyWords(root: string): Promise<AllReplyWords> {
  const at = (...names: string[]) => path.join(root, 'data', ...names)
  const site = AnsweringSite.parse(JSON.parse(await readFile(at('site.json'), 'utf8')))
  const list = ListFile.parse(JSON.parse(await readFile(at('list.json'), 'utf8')))
  const { quantity } = list.words.line
  const translated = (site.languages?.others ?? []).map(async ({ key, language }) => {
    const [ofSite, ofList] = [
      await readTexts(at(key, 'site.json')),
      await readTexts(at(key, 'list.json')),
    ]
    // A translation that has lost a placeholder is not used.
    const answer = Answer.safeParse(translate(site.answer, '/answer', ofSite)).data ?? site.answer
    return {
      ...answer,
      language,
      business: ofSite('/name', site.name),
      quantity: ofList(QUANTITY, quantity),
    }
  })
  const others = await Promise.all(translated)
  const quantities = [quantity, ...others.map((other) => other.quantity)]
  const complete = (words: Omit<ReplyWords, 'quantities'>): ReplyWords => ({
    ...words,
    quantities,
  })
  return {
    own: complete({ ...site.answer, language: site.language, business: site.name }),
    others: new Map(others.map((other) => [mainLanguage(other.language), complete(other)])),
  }
}
