import type { BuildFile } from '../../catalogue/buildFile.ts'
import type { PublishedCommit, PublishRun } from '../storage/published.ts'

/** The state of the last publication on the live site. */
export type LiveStatus =
  | { state: 'asking' | 'waiting' | 'live' }
  /** It is not there although it should be. */
  | PublishRun

/** Milliseconds after which a publication should be live; a change of content alone takes about five minutes. */
export const LIMIT = 10 * 60_000

/** The answers about a publication so far. */
export type Watch = {
  published: PublishedCommit
  /** The site's `build.json`; undefined if it does not answer, or has none. */
  build: BuildFile | undefined
  /** The result of its run; undefined before that was asked. */
  run: PublishRun | undefined
  /** The time at which the watch began, in milliseconds. */
  since: number
}

/**
 * True if a site shows a commit: it was built from it, or from a later one, which contains it, because nobody rewrites the
 * branch.
 */
function contains(build: BuildFile, { commit, time }: PublishedCommit): boolean {
  if (build.commit === commit) return true
  return build.time !== undefined && Date.parse(build.time) > Date.parse(time)
}

/**
 * The status of a publication, and the next step: to look at the site again, to ask GitHub for the run (once), or to end.
 * @param now the time, in milliseconds
 */
export function judge(
  { published, build, run, since }: Watch,
  now: number,
): { status: LiveStatus; next: 'look' | 'askRun' | 'end' } {
  if (build !== undefined && contains(build, published)) {
    return { status: { state: 'live' }, next: 'end' }
  }
  const isOver = now - since >= LIMIT
  // A publication from long before the editor was opened should be live already.
  const isLate = isOver || now - Date.parse(published.time) >= LIMIT
  const status = run ?? { state: 'waiting' }
  if (run === undefined && isLate) return { status, next: 'askRun' }
  const hasEnded = run?.state === 'failed' || run?.state === 'passed'
  return { status, next: isOver || hasEnded ? 'end' : 'look' }
}
