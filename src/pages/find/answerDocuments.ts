import type { Catalogue } from '../catalogue.ts'
import { type AnswerDocument, answerKinds, fieldWords, type SearchedTexts } from './finderIndex.ts'
import { deliveryCities } from './questionViews.ts'
import type { LatinForms } from './searchPhrases.ts'

/** An answer in one language: its name, and the words that buyers type for it. */
type AnswerTexts = {
  key: string
  name: string
  search?: readonly string[] | undefined
  hazard?: true
  /** Words that find it only if nothing else is typed. */
  also?: readonly string[]
  message?: string | undefined
}

/** The answers of each kind in a catalogue, in a fixed order. */
function answersIn({ site, jobs, answers, categories, pages }: Catalogue) {
  const page = pages.get('/Find')
  const words = page?.kind === 'find' ? page.answers : undefined
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
    job: jobs.jobs.map(({ key, title, search, hazard }) => ({
      key,
      name: title,
      search,
      ...(hazard === true && { hazard }),
    })),
    calculator: [{ key: '', name: '', search: words?.calculator.search }],
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
): AnswerDocument[] {
  const answers = languages.map(answersIn)
  const inEnglish = english && answersIn(english)
  return answerKinds.flatMap((kind) =>
    (answers[0]?.[kind] ?? []).map(({ key, hazard, message: own }: AnswerTexts, i) => {
      const texts = answers.flatMap((inLanguage) => {
        const answer: AnswerTexts | undefined = inLanguage[kind][i]
        return answer === undefined ? [] : [searchedTextsOf(answer)]
      })
      const answer: AnswerTexts | undefined = inEnglish?.[kind][i]
      const message = own && { own, ...(answer?.message && { english: answer.message }) }
      return {
        kind,
        key,
        words: fieldWords(texts, latin),
        ...(hazard && { hazard }),
        ...(message && { message }),
      }
    }),
  )
}
