import type { FindView, JobView } from './kind.ts'
import { queryWords } from './normalizeWords.ts'
import type { FinderSearch, Query, SearchResult } from './search.ts'
import type { SearchPhrases } from './searchPhrases.ts'

/** Shorter words are the beginning of too many words. */
const MIN_LETTERS = 3

type Unlisted = FindView['unlisted'][number]

/** The answer to a query; `result` is missing until the finder is loaded. */
export type FinderAnswer = {
  /** True if the query is a single letter, which would find half of the catalogue. */
  isTooShort: boolean
  /** The thing that the query asks for, if the catalogue is known not to have it. */
  unlisted: Unlisted | undefined
  jobs: readonly JobView[]
  result: SearchResult | undefined
}

/** The phrases of the finder's page that answer a query besides the products. */
type PagePhrases = Pick<FindView, 'ignored' | 'unlisted' | 'jobs'>

/** The page's phrases, with those of the other languages. */
export function withPhrases(
  { ignored, unlisted, jobs }: PagePhrases,
  others: SearchPhrases | undefined,
): PagePhrases {
  if (others === undefined) return { ignored, unlisted, jobs }
  return {
    ignored: [...ignored, ...others.ignored],
    unlisted: unlisted.map(({ words, ...thing }, i) => ({
      ...thing,
      words: [...words, ...(others.unlisted[i] ?? [])],
    })),
    jobs: {
      ...jobs,
      jobs: jobs.jobs.map(({ words, ...job }, i) => ({
        ...job,
        words: [...words, ...(others.jobs[i] ?? [])],
      })),
    },
  }
}

/** Answers a query; the best products come first. */
export function answerTo(
  query: Query,
  { ignored, unlisted, jobs }: PagePhrases,
  finder: Pick<FinderSearch, 'find' | 'hasName'> | undefined,
): FinderAnswer {
  const words = queryWords(query.text, ignored)
  const isTooShort = words.join('').length === 1
  if (isTooShort || finder === undefined) {
    return {
      isTooShort,
      unlisted: undefined,
      jobs: jobsFor(words, jobs.jobs),
      result: undefined,
    }
  }
  const result = finder.find(query, ignored)
  const thing = unlistedIn(words, unlisted)
  // The owner may have added a product with this name in the meantime.
  const isListed = thing?.words.some(finder.hasName)
  if (thing === undefined || isListed) {
    return { isTooShort, unlisted: undefined, jobs: jobsFor(words, jobs.jobs), result }
  }
  const others = result.isComplete ? result.products : []
  const products = others.filter(({ link }) => link.path !== thing.nearest.path)
  return { isTooShort, unlisted: thing, jobs: [], result: { products, isComplete: true } }
}

/** The jobs that have all normalized words of a query, or words that begin with them. */
function jobsFor(query: readonly string[], jobs: readonly JobView[]): readonly JobView[] {
  const beginnings = query.filter(({ length }) => length >= MIN_LETTERS)
  if (beginnings.length === 0) return []
  return jobs.filter(({ words }) =>
    beginnings.every((beginning) => words.some((word) => word.startsWith(beginning))),
  )
}

/** The unlisted thing that a query asks for; the query may still be incomplete. */
function unlistedIn(query: readonly string[], things: readonly Unlisted[]): Unlisted | undefined {
  const isTyped = (word: string) =>
    query.some((typed) => typed === word || (typed.length > MIN_LETTERS && word.startsWith(typed)))
  return things.find(({ words }) => words.some((phrase) => phrase.every(isTyped)))
}
