import { cleanTyped } from '../../catalogue/typedText.ts'
import type { AnswerDocument, FinderProduct, ProductChoice } from './finderIndex.ts'
import type { FindView, JobView } from './kind.ts'
import { wordsOf } from './normalizeWords.ts'
import type { QuestionView } from './questionViews.ts'
import type { FinderSearch, Query, SearchResult } from './search.ts'
import type { TypedBuilding, UnderstoodQuery } from './understandQuery.ts'

/** The most jobs to show. */
const MOST_JOBS = 4

type Unlisted = FindView['unlisted'][number]

type JobsLead = { kind: 'jobs'; jobs: readonly JobView[]; isFirstOpen: boolean }

/** The answer that is shown above the products, because it suits the query better than any of them. */
export type LeadAnswer =
  | { kind: 'question'; question: QuestionView }
  | JobsLead
  | { kind: 'service'; service: FindView['services'][number] }
  | { kind: 'category'; category: FindView['ranges'][number] }
  /** Something that the catalogue is known not to have. */
  | { kind: 'unlisted'; thing: Unlisted }
  /** A building is counted before the advice for it, if that is about no hazard. */
  | { kind: 'calculator'; advice?: JobsLead }

/** One of several answers of which none is sure. */
export type PerhapsAnswer = LeadAnswer | { kind: 'product'; product: FinderProduct }

/** The message that asks the business about the lead. */
type AskedMessage = NonNullable<AnswerDocument['message']> & {
  /** True if the query says more than the words of the answer: it is quoted. */
  isQuoted: boolean
}

/** The answer to a query. */
export type FinderAnswer = {
  /** True if the query is a single letter, which would find half of the catalogue, or has signs only. */
  isTooShort: boolean
  lead?: LeadAnswer
  /** The answers to show side by side, if none is sure; there is no lead then. */
  perhaps?: readonly PerhapsAnswer[]
  /** Of a question or a service whose data have one. */
  asked?: AskedMessage
  /** True if too few of the words are known. */
  isUnknown?: boolean
  /** The known words that were taken for unknown ones which are like them. */
  meant?: readonly string[]
  /** The building in the query, for the roof calculator. */
  building?: TypedBuilding
  /** The products; undefined until the finder is loaded. */
  result?: Pick<SearchResult, 'products' | 'candidates' | 'unstated' | 'isComplete'>
  understood?: UnderstoodQuery
  /** The choices for text controls, of all products. */
  typedChoices: readonly ProductChoice[]
}

/** The parts of the finder's page that answer a query. */
type PageAnswers = Pick<FindView, 'unlisted' | 'jobs' | 'services' | 'ranges'>

type Finder = Pick<FinderSearch, 'find' | 'hasName' | 'unlisted' | 'questions' | 'typedChoices'>

/** Answers a query; the best products come first. */
export function answerTo(
  query: Query,
  page: PageAnswers,
  finder: Finder | undefined,
): FinderAnswer {
  const letters = wordsOf(query.text).join('').length
  const isTooShort = letters === 1 || (letters === 0 && query.text.trim() !== '')
  if (isTooShort || finder === undefined) return { isTooShort, typedChoices: [] }
  const found = finder.find(query)
  const best = bestAnswer(found, query, page, finder)
  return best.understood?.isList ? best : besideRivals(best, found, page, finder)
}

/** An answer with those that suit the query nearly as well beside it, instead of a lead. */
function besideRivals(
  best: FinderAnswer,
  { rivals, understood }: SearchResult,
  page: PageAnswers,
  { questions }: Finder,
): FinderAnswer {
  const { lead, result, ...answer } = best
  const [product] = result?.products ?? []
  const first = lead ?? (product && { kind: 'product' as const, product })
  const others = rivals.flatMap((rival): PerhapsAnswer[] => {
    if (rival.kind === 'product') return [rival]
    if (rival.kind === 'answer') {
      const other = leadOf([rival.answer], understood, page, questions)
      return other ? [other] : []
    }
    const thing = page.unlisted[rival.unlisted]
    return thing ? [{ kind: 'unlisted', thing }] : []
  })
  if (result === undefined || first === undefined || others.length === 0) return best
  // None is open: it would hide the others.
  const perhaps = [first, ...others].map((one) =>
    one.kind === 'jobs' ? { ...one, isFirstOpen: false } : one,
  )
  const named = perhaps.flatMap((one) => (one.kind === 'product' ? one.product : []))
  const isOther = (one: FinderProduct) => !named.includes(one)
  return {
    ...answer,
    perhaps,
    result: {
      ...result,
      products: result.products.filter(isOther),
      candidates: result.candidates.filter(isOther),
      unstated: result.unstated.filter(isOther),
    },
  }
}

function isFiltered({ chosen }: Query): boolean {
  return Object.values(chosen).some((values) => values.length > 0)
}

function bestAnswer(
  found: SearchResult,
  query: Query,
  page: PageAnswers,
  finder: Finder,
): FinderAnswer {
  const isTooShort = false
  const { products, candidates, unstated, isComplete, answers } = found
  const { isUnknown, meant, unlisted, understood } = found
  const { building, words } = understood
  const { typedChoices } = finder
  const answer = { isTooShort, understood, typedChoices, ...(building && { building }) }

  const thing = page.unlisted[unlisted]
  // The owner may have added a product with this name in the meantime.
  const isListed = thing && finder.unlisted[unlisted]?.some(finder.hasName)
  // A list is read row by row, the things in it that are not listed too.
  const isList = understood.isList === true && building === undefined
  if (thing !== undefined && isListed !== true && !isList) {
    const others = (all: readonly FinderProduct[]) =>
      isComplete ? all.filter(({ link }) => link.path !== thing.nearest?.path) : []
    return {
      ...answer,
      lead: { kind: 'unlisted', thing },
      result: {
        products: others(products),
        candidates: others(candidates),
        unstated: others(unstated),
        isComplete: true,
      },
    }
  }
  const lead = isList ? undefined : leadOf(answers, understood, page, finder.questions)
  const asked = lead && askedMessage(answers, understood)
  const isBuildingAlone = words.length === 0 && lead?.kind === 'calculator' && !isFiltered(query)
  // A count is asked for, not the products that mention such a word, or all of them.
  const isCount = isBuildingAlone || (words.length > 0 && answers[0]?.kind === 'calculator')
  // Products with a few of the words are no answer beside one with all of them.
  const shown =
    isCount || (lead !== undefined && !isComplete)
      ? { products: [], candidates: [], unstated: [] }
      : { products: inOrderOf(adviceIn(lead), products, words), candidates, unstated }
  return {
    ...answer,
    ...(lead && { lead }),
    ...(asked && { asked }),
    isUnknown,
    meant,
    result: { ...shown, isComplete: isComplete || lead !== undefined },
  }
}

/** The kinds of leads that a person has to answer. */
const personalLeads = new Set<LeadAnswer['kind']>(['question', 'service', 'unlisted'])

/** True if neither product nor lead was found. */
export function isNothingFound(answer: FinderAnswer | undefined): boolean {
  return answer?.result?.products.length === 0 && !answer.lead && !answer.perhaps
}

/** True if the results show the links to the business, because a person has to answer. */
export function asksPerson(answer: FinderAnswer | undefined): boolean {
  const { lead, perhaps } = answer ?? {}
  if (perhaps !== undefined) return true
  return isNothingFound(answer) || (lead !== undefined && personalLeads.has(lead.kind))
}

/** The query as the purpose of what is found; empty if it is a building alone, or asks for a count. */
export function purposeText(text: string, answer: FinderAnswer | undefined): string {
  const { lead, understood } = answer ?? {}
  const isCount = lead?.kind === 'calculator' && lead.advice === undefined
  return isCount || understood?.words.length === 0 ? '' : cleanTyped(text)
}

/** The jobs that an answer shows. */
export function adviceIn(lead: LeadAnswer | undefined): JobsLead | undefined {
  if (lead?.kind === 'calculator') return lead.advice
  return lead?.kind === 'jobs' ? lead : undefined
}

/**
 * The products in the order in which the jobs above them advise them, before all others. A product that has all words of
 * the query in its names or search words stays first.
 */
function inOrderOf(
  advice: JobsLead | undefined,
  products: readonly FinderProduct[],
  query: readonly string[],
): readonly FinderProduct[] {
  if (advice === undefined) return products
  const advised = advice.jobs.flatMap((job) => job.products.map(({ path }) => path))
  function rankOf({ link, words }: FinderProduct): number {
    const ownWords = `${words.called} ${words.names} ${words.search}`.split(' ')
    if (query.every((word) => ownWords.includes(word))) return -1
    const rank = advised.indexOf(link.path)
    return rank === -1 ? advised.length : rank
  }
  return [...products].sort((a, b) => rankOf(a) - rankOf(b))
}

/** The message of the best answer, if it has one. */
function askedMessage(
  [best]: readonly AnswerDocument[],
  { typedWords, sizes, pieceLength, building }: UnderstoodQuery,
): AskedMessage | undefined {
  if (best?.message === undefined) return undefined
  const { called, names, search } = best.words
  const own = new Set(`${called} ${names} ${search}`.split(' '))
  const isMeasured = sizes.length > 0 || pieceLength !== undefined || building !== undefined
  // "In" and "to" say nothing by themselves.
  const isMore = typedWords.some((word) => word.length > 2 && !own.has(word))
  return { ...best.message, isQuoted: isMeasured || isMore }
}

/** The best of the answers, in the data of the page. */
function leadOf(
  answers: readonly AnswerDocument[],
  { building, words }: UnderstoodQuery,
  page: PageAnswers,
  questions: readonly QuestionView[],
): LeadAnswer | undefined {
  const [best] = answers
  if (best === undefined) {
    return building !== undefined && words.length === 0 ? { kind: 'calculator' } : undefined
  }
  const { kind, key } = best
  if (kind === 'calculator') {
    const jobs = jobsOf(answers, page)
    return jobs.length > 0 ? { kind, advice: { kind: 'jobs', jobs, isFirstOpen: false } } : { kind }
  }
  if (kind === 'question') {
    const question = questions[Number(key)]
    return question && { kind, question }
  }
  if (kind === 'service') {
    const service = page.services[Number(key)]
    return service && { kind, service }
  }
  if (kind === 'category') {
    const category = page.ranges.find(({ path }) => path === key)
    return category && { kind, category }
  }
  const jobs = jobsOf(answers, page)
  // A hazard is read at once, and not after a tap.
  const isFirstOpen = jobs.length === 1 || (jobs.length === 2 && best.hazard === true)
  const advice: JobsLead = { kind: 'jobs', jobs, isFirstOpen }
  return building === undefined || best.hazard === true ? advice : { kind: 'calculator', advice }
}

/** The jobs among the answers, in the data of the page. */
function jobsOf(answers: readonly AnswerDocument[], page: PageAnswers): JobView[] {
  const jobs = answers.flatMap((answer) =>
    answer.kind === 'job' ? (page.jobs?.jobs ?? []).filter((job) => job.key === answer.key) : [],
  )
  return jobs.slice(0, MOST_JOBS)
}
