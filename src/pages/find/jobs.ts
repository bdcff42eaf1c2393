import { wordsOf } from './normalizeWords.ts'

/** What of a job is searched: its words as the finder compares them. */
export type Job = { key: string; title: string; words: readonly string[] }

/** So few letters could begin anything. */
const LEAST = 3

/** The jobs that have all words of a text, or words that begin so. */
export function jobsFor(text: string, jobs: readonly Job[]): Job[] {
  const asked = wordsOf(text).filter(({ length }) => length >= LEAST)
  if (asked.length === 0) return []
  return jobs.filter(({ words }) =>
    asked.every((one) => words.some((word) => word.startsWith(one))),
  )
}
