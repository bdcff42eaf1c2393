import { wordsOf } from './fold.ts'

/** What of a job is searched. */
export type Job = { key: string; title: string; search?: readonly string[] | undefined }

/** So few letters could begin anything. */
const LEAST = 3

/** The jobs that have all words of a text, or words that begin so. */
export function jobsFor(text: string, jobs: readonly Job[]): Job[] {
  const words = wordsOf(text).filter(({ length }) => length >= LEAST)
  if (words.length === 0) return []
  return jobs.filter(({ title, search = [] }) => {
    const known = [title, ...search].flatMap(wordsOf)
    return words.every((word) => known.some((one) => one.startsWith(word)))
  })
}
