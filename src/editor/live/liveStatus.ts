import type { z } from 'zod'
import { branchPath, type GitHub, GitHubError, unlessMissing } from '../github.ts'
import {
  Annotations,
  CommitAnswer,
  Compared,
  Deployments,
  Jobs,
  Ref,
  Runs,
  Statuses,
} from './answers.ts'

/** Where a test failed. */
export type TestFault = {
  /** The name of the failed test. */
  test: string
  /** What it found; left out where GitHub does not tell this token. */
  message?: string
  /** The file and line that it names. */
  file?: string
  line?: number
}

/** How far a commit is on its way to the website. */
export type Progress =
  /** GitHub has not begun; `late`: it should have. */
  | { state: 'waiting'; late: boolean }
  | { state: 'running'; done: number; total: number; late: boolean; link: string }
  | { state: 'failed'; faults: readonly TestFault[]; link: string }
  | { state: 'cancelled'; link: string }
  /** The tests have passed, and nothing is to be put online, or another service does that. */
  | { state: 'passed'; link: string }
  | { state: 'live' }

/** A commit as a person names it. */
export type Commit = { commit: string; title: string; author: string; date: string }

/** What visitors see now, and what is on its way to them. */
export type LiveStatus = {
  /** Undefined where nothing has been put online yet. */
  live?: { commit: string; date: string; address?: string }
  progress: Progress
  /** The published changes that visitors do not see yet, the newest first. */
  waiting: readonly Commit[]
}

/** Milliseconds after which something should have happened: the longest job may run for half an hour. */
const LATE = { start: 5 * 60_000, end: 60 * 60_000 }

type Run = z.infer<typeof Runs>['workflow_runs'][number]
type Job = z.infer<typeof Jobs>['jobs'][number]

const failures: readonly (string | null)[] = ['failure', 'timed_out', 'startup_failure']

/** A commit without what only git needs; undefined where it merely merges others. */
export function commitOf({ sha, parents, commit }: z.infer<typeof CommitAnswer>) {
  if (parents.length > 1) return undefined
  const [title = ''] = commit.message.split('\n')
  return { commit: sha, title, author: commit.author.name, date: commit.committer.date }
}

function isOlder(date: string, milliseconds: number): boolean {
  return Date.now() - Date.parse(date) > milliseconds
}

/** What a failed job found. Only some tokens may read it: others get the name of its failed step. */
async function faultsOf({ call }: GitHub, { id, name, steps = [] }: Job): Promise<TestFault[]> {
  const path = `check-runs/${id}/annotations?per_page=50`
  const all = await call(Annotations, path).catch((error: unknown) => {
    if (error instanceof GitHubError && error.wait === 0) return []
    throw error
  })
  const failed = all.filter(({ annotation_level: level }) => level === 'failure')
  // GitHub adds one that merely says that a command failed, without a file of the project.
  const own = failed.filter(({ path }) => path !== '.github')
  const faults = own.map(({ path, start_line: line, message }) => ({
    ...{ test: name, message, file: path, line },
  }))
  const step = steps.find(({ conclusion }) => failures.includes(conclusion))
  return faults.length > 0 ? faults : [{ test: step ? `${name}, ${step.name}` : name }]
}

/** The last run of each workflow for a commit. */
async function runsOf({ call }: GitHub, commit: string): Promise<Run[]> {
  const path = `actions/runs?head_sha=${commit}&per_page=30`
  const { workflow_runs: runs } = await call(Runs, path)
  const own = runs.filter(({ event }) => event !== 'pull_request')
  const last = new Map(own.toReversed().map((run) => [run.workflow_id, run]))
  return [...last.values()]
}

/**
 * How far the tests of a commit are.
 * @param since when it was published, as far as is known
 * @throws a {@link GitHubError}
 */
async function progressOf(gitHub: GitHub, commit: string, since: string): Promise<Progress> {
  const runs = await runsOf(gitHub, commit)
  const [first] = runs
  if (first === undefined) return { state: 'waiting', late: isOlder(since, LATE.start) }
  const jobsOf = async ({ id }: Run) => {
    return (await gitHub.call(Jobs, `actions/runs/${id}/jobs?per_page=100`)).jobs
  }
  const red = runs.find(({ conclusion }) => failures.includes(conclusion))
  if (red !== undefined) {
    const jobs = (await jobsOf(red)).filter(({ conclusion }) => failures.includes(conclusion))
    const faults: TestFault[] = []
    // One after the other, as GitHub asks.
    for (const job of jobs) faults.push(...(await faultsOf(gitHub, job)))
    return { state: 'failed', faults, link: red.html_url }
  }
  const running = runs.find(({ status }) => status !== 'completed')
  if (running !== undefined) {
    const jobs = await jobsOf(running)
    const done = jobs.filter(({ status }) => status === 'completed').length
    const late = isOlder(running.run_started_at, LATE.end)
    return { state: 'running', done, total: jobs.length, late, link: running.html_url }
  }
  const stopped = runs.find(({ conclusion }) => conclusion === 'cancelled')
  if (stopped !== undefined) return { state: 'cancelled', link: stopped.html_url }
  return { state: 'passed', link: first.html_url }
}

/**
 * Reads what is live: the newest deployment that has succeeded. Those that have failed are read once.
 * @param only the environment of the website; left out if any that visitors see will do
 */
export function liveReader({ call }: GitHub, only?: string) {
  const failed = new Set<number>()
  const query = new URLSearchParams({ per_page: '20' })
  if (only !== undefined) query.set('environment', only)
  return async (): Promise<LiveStatus['live']> => {
    const all = await call(Deployments, `deployments?${query}`)
    const own = all.filter(({ environment, production_environment: production }) => {
      if (only !== undefined) return environment === only
      return production === true || environment === 'github-pages' || environment === 'production'
    })
    for (const { id, sha } of own) {
      if (failed.has(id)) continue
      const [last] = await call(Statuses, `deployments/${id}/statuses?per_page=1`)
      if (last?.state === 'success') {
        const address = last.environment_url || undefined
        return { commit: sha, date: last.created_at, address }
      }
      if (last?.state === 'failure' || last?.state === 'error') failed.add(id)
    }
    return undefined
  }
}

/** @returns a function that reads the status of what is published on a branch; it throws in words */
export function liveStatusReader(gitHub: GitHub, branch: string) {
  const readLive = liveReader(gitHub)
  const { call } = gitHub
  return async (): Promise<LiveStatus> => {
    const { sha: head } = (await call(Ref, `git/ref/heads/${branchPath(branch)}`)).object
    const live = await readLive()
    if (live?.commit === head) return { live, progress: { state: 'live' }, waiting: [] }
    const between = `compare/${live?.commit}...${head}?per_page=100`
    // What is live may be gone from a branch whose history was written anew.
    const compared = live && (await call(Compared, between).catch(unlessMissing))
    const commits = compared?.commits ?? [await call(CommitAnswer, `commits/${head}`)]
    const published = commits.at(-1)?.commit.committer.date ?? new Date().toISOString()
    const progress = await progressOf(gitHub, head, published)
    const waiting = commits.flatMap((one) => commitOf(one) ?? []).toReversed()
    return { live, progress, waiting }
  }
}
