import type { Catalogue } from '../catalogue.ts'
import { type AnswerDocument, answerKinds, fieldWords, type SearchedTexts } from './finderIndex.ts'
import { isIndic } from './indicSpelling.ts'
import { isOneOf, phrasesIn } from './joinedPhrases.ts'
import { deliveryCities } from './questionViews.ts'
import { byEnding, type LatinForms, type PhraseTexts, typedPhrases } from './searchPhrases.ts'
import { verbOf } from './verbForms.ts'

/** An answer in one language: its name, and the words that buyers type for it. */
type AnswerTexts = {
  key: string
  name: string
  search?: readonly string[] | undefined
  hazard?: true
  /** The indexes of its products in the menu. */
  products?: readonly number[]
  /** Words that find it only if nothing else is typed. */
  also?: readonly string[]
  message?: string | undefined
}

/** The answers of each kind in a catalogue, in a fixed order. */
function answersIn({ site, jobs, answers, categories, pages }: Catalogue) {
  const page = pages.get('/Find')
  const words = page?.kind === 'find' ? page.answers : undefined
  const paths = categories.categories.flatMap(({ items }) => items.map(({ path }) => path))
  return {
    // A question is found by its words alone: its heading has those of other answers.
    question: answers.answers.map(({ search, facts = [], message }, i) => ({
      key: String(i),
      name: '',
      search,
      message,
      also: facts.includes('delivery area') ? deliveryCities(site) : [],
    })),
    service: site.services.items.map(({ title, search, message }, i) => ({
      key: String(i),
      name: title,
      search,
      message,
    })),
    job: jobs.jobs.map(({ key, title, search, hazard, products }) => ({
      key,
      name: title,
      search,
      products: [...new Set(products.map(({ path }) => paths.indexOf(path)))],
      ...(hazard === true && { hazard }),
    })),
    calculator: words?.calculator ? [{ key: '', name: '', search: words.calculator.search }] : [],
    // Some labels need an explanation: the range "Roofing Sheet Range" contains insulation.
    category: categories.categories.map(({ path, label, explanation = label, search }) => ({
      key: path,
      name: explanation,
      search,
    })),
  } satisfies Record<AnswerDocument['kind'], readonly AnswerTexts[]>
}

function searchedTextsOf({ name, search = [], also = [] }: AnswerTexts): SearchedTexts {
  return { names: [name], search, words: also, prose: [] }
}

/**
 * The answers besides the products, with the words of all languages.
 * @param languages the catalogue in each language, that of the page first
 * @param english undefined if the page is in English
 */
export function answerDocuments(
  languages: readonly Catalogue[],
  english: Catalogue | undefined,
  latin: LatinForms,
  { ignored }: Pick<PhraseTexts, 'ignored'>,
): AnswerDocument[] {
  const answers = languages.map(answersIn)
  const inEnglish = english && answersIn(english)
  const fillers = new Set(ignored)
  const isFiller = (word: string) => fillers.has(word) || verbOf(word) !== undefined
  const usualForm = (text: string) => latin(text).slice(0, 1)
  /** The words of questions are listed in Latin letters too. */
  const asTyped = () => []
  /** The words of a phrase without a filler are found apart, and a verb only in this form. */
  function wholePhrases(texts: readonly SearchedTexts[]): string[] {
    const search = texts.flatMap((text) => text.search)
    const alone = new Set(typedPhrases(search, asTyped).filter((phrase) => !phrase.includes(' ')))
    const phrases = typedPhrases(search, asTyped).filter((phrase) => {
      const words = phrase.split(' ')
      // A word that asks by itself needs no other.
      const hasOwn = words.length > 1 && words.some((word) => alone.has(word) && !isFiller(word))
      return !hasOwn && words.some(isFiller) && (words.length > 1 || !fillers.has(phrase))
    })
    // One phrase is enough for all forms of its verbs, in Latin letters if there is one.
    const latinLast = [...phrases].sort((a, b) => Number(isIndic(b)) - Number(isIndic(a)))
    const byVerbs = new Map(
      latinLast.map((phrase) => [
        phrase
          .split(' ')
          .map((word) => verbOf(word) ?? word)
          .join(' '),
        phrase,
      ]),
    )
    return [...byVerbs.values()]
  }

  return answerKinds.flatMap((kind) =>
    (answers[0]?.[kind] ?? []).map(({ key, hazard, products, message: own }: AnswerTexts, i) => {
      const texts = answers.flatMap((inLanguage) => {
        const answer: AnswerTexts | undefined = inLanguage[kind][i]
        return answer === undefined ? [] : [searchedTextsOf(answer)]
      })
      const answer: AnswerTexts | undefined = inEnglish?.[kind][i]
      const message = own && { own, ...(answer?.message && { english: answer.message }) }
      const isQuestion = kind === 'question'
      const phrases = isQuestion
        ? wholePhrases(texts)
        : phrasesIn(
            texts.flatMap(({ search }) => search),
            (word) => fillers.has(word),
          )
      return {
        kind,
        key,
        // Ignored words may ask a question.
        words: isQuestion
          ? fieldWords(texts, asTyped, undefined, isOneOf(phrases))
          : fieldWords(texts, usualForm, (word) => fillers.has(word), isOneOf(phrases)),
        ...(phrases.length > 0 && { phrases: byEnding(phrases) }),
        ...(products && { products }),
        ...(hazard && { hazard }),
        ...(message && { message }),
      }
    }),
  )
}
