import type { FindView, JobView } from './kind.ts'
import { queryWords } from './normalizeWords.ts'
import type { FinderSearch, Query, SearchResult } from './search.ts'
import type { SearchPhrases } from './searchPhrases.ts'

/** Shorter words may begin anything. */
const MIN_LETTERS = 3

type Unlisted = FindView['unlisted'][number]

/** What a query is answered with; `result` is missing until the finder has been loaded. */
export type FinderAnswer = {
  /** A single letter finds half of the catalogue. */
  isTooShort: boolean
  /** What the query names and the catalogue does not have. */
  unlisted: Unlisted | undefined
  jobs: readonly JobView[]
  result: SearchResult | undefined
}

type Searched = Pick<FindView, 'ignored' | 'unlisted' | 'jobs'>

/** The page's phrases with those of the languages that it is not in. */
export function withPhrases(
  { ignored, unlisted, jobs }: Searched,
  others: SearchPhrases | undefined,
): Searched {
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

/** The answer to a query, the best first. */
export function answerTo(
  query: Query,
  { ignored, unlisted, jobs }: Searched,
  finder: Pick<FinderSearch, 'find' | 'hasName'> | undefined,
): FinderAnswer {
  const words = queryWords(query.text, ignored)
  const tooShort = words.join('').length === 1
  if (tooShort || finder === undefined) {
    return {
      isTooShort: tooShort,
      unlisted: undefined,
      jobs: jobsFor(words, jobs.jobs),
      result: undefined,
    }
  }
  const result = finder.find(query, ignored)
  const thing = unlistedIn(words, unlisted)
  // The owner lists it by now.
  const isListed = thing?.words.some(finder.hasName)
  if (thing === undefined || isListed) {
    return { isTooShort: tooShort, unlisted: undefined, jobs: jobsFor(words, jobs.jobs), result }
  }
  const others = result.isComplete ? result.products : []
  const products = others.filter(({ link }) => link.path !== thing.nearest.path)
  return { isTooShort: tooShort, unlisted: thing, jobs: [], result: { products, isComplete: true } }
}

/** The jobs that have all normalized words of a query, or words that begin so. */
function jobsFor(query: readonly string[], jobs: readonly JobView[]): readonly JobView[] {
  const long = query.filter(({ length }) => length >= MIN_LETTERS)
  if (long.length === 0) return []
  return jobs.filter(({ words }) => long.every((one) => words.some((word) => word.startsWith(one))))
}

/** The thing one of whose names stands in a query, whole or as far as it has been typed. */
function unlistedIn(query: readonly string[], all: readonly Unlisted[]): Unlisted | undefined {
  const isTyped = (word: string) =>
    query.some((one) => one === word || (one.length > MIN_LETTERS && word.startsWith(one)))
  return all.find(({ words }) => words.some((phrase) => phrase.every(isTyped)))
}
