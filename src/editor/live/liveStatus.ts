import type { z } from 'zod'
import { branchPath, type GitHub, GitHubError, unlessMissing } from '../github.ts'
import {
  AnnotationsAnswer,
  CommitAnswer,
  CompareAnswer,
  DeploymentsAnswer,
  JobsAnswer,
  RefAnswer,
  RunsAnswer,
  StatusesAnswer,
} from './answers.ts'
import { type Gate, gateOf } from './gate.ts'

/** A failed test. */
export type TestFault = {
  /** The name of the failed test. */
  test: string
  /** Its finding; left out if GitHub does not tell this token. */
  message?: string
  /** The file and line that it names. */
  file?: string
  line?: number
}

/** A run of the tests that has ended, and which of its attempts it was. */
export type EndedRun = { run: number; attempt: number; link: string }

/** The progress of a commit on its way to the website. */
export type PublishProgress =
  /** GitHub has not begun; `late`: it should have. */
  | { state: 'waiting'; late: boolean }
  /** Another publication is tested; this one is next. */
  | { state: 'queued'; link: string }
  | { state: 'running'; done: number; total: number; late: boolean; link: string }
  | ({ state: 'failed'; faults: readonly TestFault[] } & EndedRun)
  /** GitHub itself has failed, or somebody has stopped it: no test has found anything. */
  | ({ state: 'unfinished' } & EndedRun)
  /** The tests have passed, and nothing is to be put online, or another service does that. */
  | { state: 'passed'; link: string }
  | { state: 'live' }

/** A commit as a person names it. */
export type Commit = { commit: string; title: string; author: string; date: string }

/** The version that visitors see now, and the next one. */
export type LiveStatus = {
  /** Undefined if nothing has been put online yet. */
  live?: { commit: string; date: string; address?: string }
  progress: PublishProgress
  /** The tests that the newest change waits for. */
  gate: Gate
  /** The published changes that visitors do not see yet, the newest first. */
  waiting: readonly Commit[]
}

/** Milliseconds after which something should have happened: the start, and the end of each gate. */
const LATE = { start: 5 * 60_000, content: 15 * 60_000, all: 60 * 60_000 }

/** The workflow that publishes; the others hold nothing up. */
const PUBLISH = 'publish.yml'

/** The most files that a comparison lists. */
const MOST_FILES = 300

type Run = z.infer<typeof RunsAnswer>['workflow_runs'][number]
type Job = z.infer<typeof JobsAnswer>['jobs'][number]

const failures: readonly (string | null)[] = ['failure', 'timed_out', 'startup_failure']

/** The conclusions of what was not run, or is no fault. */
const passes: readonly (string | null)[] = ['success', 'skipped', 'neutral']

/** The name that GitHub gives to a step that runs a script of the project: a test, or the build. */
const ownScript = /^Run (?:npm (?:run |test\b)|node )/

/** A commit without what only git needs; undefined if it merely merges others. */
export function commitOf({ sha, parents, commit }: z.infer<typeof CommitAnswer>) {
  if (parents.length > 1) return undefined
  const [title = ''] = commit.message.split('\n')
  return { commit: sha, title, author: commit.author.name, date: commit.committer.date }
}

function isOlder(date: string, milliseconds: number): boolean {
  return Date.now() - Date.parse(date) > milliseconds
}

/**
 * The findings of a failed job's tests; none if GitHub itself has failed before or after them. Only some
 * tokens may read it: others get the name of the failed step.
 */
async function faultsOf({ call }: GitHub, { id, name, steps = [] }: Job): Promise<TestFault[]> {
  const path = `check-runs/${id}/annotations?per_page=50`
  const all = await call(AnnotationsAnswer, path).catch((error: unknown) => {
    if (error instanceof GitHubError && error.wait === 0) return []
    throw error
  })
  const failed = all.filter(({ annotation_level: level }) => level === 'failure')
  // GitHub adds one that merely says that a command failed, without a file of the project.
  const own = failed.filter(({ path }) => path !== '.github')
  if (own.length > 0) {
    return own.map(({ path, start_line: line, message }) => ({
      test: name,
      message,
      file: path,
      line,
    }))
  }
  const step = steps.find(({ conclusion }) => failures.includes(conclusion))
  return step !== undefined && ownScript.test(step.name) ? [{ test: `${name}, ${step.name}` }] : []
}

/** The progress of a run that has not ended. */
function runningProgress(run: Run, jobs: readonly Job[], gate: Gate): PublishProgress {
  const done = jobs.filter(({ status }) => status === 'completed').length
  // A run that waited for another one has begun with its first job; an attempt keeps the jobs of the last one.
  const [first = ''] = jobs.map((job) => job.started_at).toSorted()
  const started = first > run.run_started_at ? first : run.run_started_at
  const late = isOlder(started, LATE[gate])
  return { state: 'running', done, total: jobs.length, late, link: run.html_url }
}

/**
 * The progress of the publication of a commit.
 * @param since when it was pushed, as far as is known
 * @throws a {@link GitHubError}
 */
async function progressOf(
  gitHub: GitHub,
  commit: string,
  since: string,
  gate: Gate,
): Promise<PublishProgress> {
  const { call } = gitHub
  const path = `actions/workflows/${PUBLISH}/runs?head_sha=${commit}&per_page=1`
  const [run] = (await call(RunsAnswer, path)).workflow_runs
  if (run === undefined) return { state: 'waiting', late: isOlder(since, LATE.start) }
  const { id, html_url: link } = run
  if (run.status === 'pending') return { state: 'queued', link }
  if (run.status === 'completed' && passes.includes(run.conclusion)) {
    return { state: 'passed', link }
  }
  const { jobs } = await call(JobsAnswer, `actions/runs/${id}/jobs?per_page=100`)
  if (run.status !== 'completed') return runningProgress(run, jobs, gate)
  const faults: TestFault[] = []
  // One after the other, as GitHub asks.
  for (const job of jobs) {
    if (failures.includes(job.conclusion)) faults.push(...(await faultsOf(gitHub, job)))
  }
  const ended = { run: id, attempt: run.run_attempt, link }
  return faults.length > 0
    ? { state: 'failed', faults, ...ended }
    : { state: 'unfinished', ...ended }
}

/** The gate of a comparison with what is live, as the publication itself decides. */
function comparedGate({ status, files = [] }: z.infer<typeof CompareAnswer>): Gate {
  // Of more files not all are listed.
  if (status !== 'ahead' || files.length >= MOST_FILES) return 'all'
  return gateOf(files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]))
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
    const all = await call(DeploymentsAnswer, `deployments?${query}`)
    const own = all.filter(({ environment, production_environment: production }) => {
      if (only !== undefined) return environment === only
      return production === true || environment === 'github-pages' || environment === 'production'
    })
    for (const { id, sha } of own) {
      if (failed.has(id)) continue
      const [last] = await call(StatusesAnswer, `deployments/${id}/statuses?per_page=1`)
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
    const { sha: head } = (await call(RefAnswer, `git/ref/heads/${branchPath(branch)}`)).object
    const live = await readLive()
    if (live?.commit === head) {
      return { live, progress: { state: 'live' }, gate: 'content', waiting: [] }
    }
    const between = `compare/${live?.commit}...${head}?per_page=100`
    // The live commit may be gone from a branch whose history was rewritten.
    const compared = live && (await call(CompareAnswer, between).catch(unlessMissing))
    const commits = compared?.commits ?? [await call(CommitAnswer, `commits/${head}`)]
    const published = commits.at(-1)?.commit.committer.date ?? new Date().toISOString()
    const gate = compared === undefined ? 'all' : comparedGate(compared)
    const progress = await progressOf(gitHub, head, published, gate)
    const waiting = commits.flatMap((one) => commitOf(one) ?? []).toReversed()
    return { live, progress, gate, waiting }
  }
}
