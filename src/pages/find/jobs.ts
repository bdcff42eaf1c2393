/** What of a job is searched: its words, normalized. */
export type Job = { key: string; title: string; words: readonly string[] }

/** Shorter words may begin anything. */
const MIN_LETTERS = 3

/** @returns the jobs that have all normalized words of a query, or words that begin so */
export function jobsFor(query: readonly string[], jobs: readonly Job[]): Job[] {
  const long = query.filter(({ length }) => length >= MIN_LETTERS)
  if (long.length === 0) return []
  return jobs.filter(({ words }) => long.every((one) => words.some((word) => word.startsWith(one))))
}
