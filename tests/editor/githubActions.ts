const page = 'https://github.com/owner/catalogue'

/** A job of a run; without a conclusion it has not ended. */
export type Job = {
  name: string
  conclusion?: 'success' | 'failure' | 'cancelled' | 'skipped'
  /** The step that failed. */
  step?: string
  annotations?: readonly { path: string; start_line: number; message: string }[]
}

type Deployment = {
  id: number
  commit: string
  environment: string
  states: string[]
  at: string
}

type Run = {
  id: number
  commit: string
  workflow: string
  attempt: number
  /** When it was made, and when its first job began. */
  at: string
  began: string
  jobs: readonly Job[]
}

function conclusionOf(jobs: readonly Job[]): string | null {
  const all = jobs.map(({ conclusion }) => conclusion)
  if (all.length === 0 || all.includes(undefined)) return null
  return all.find((one) => one === 'failure') ?? all.find((one) => one === 'cancelled') ?? 'success'
}

function statusOf(jobs: readonly Job[]): string {
  if (jobs.length === 0) return 'pending'
  return conclusionOf(jobs) === null ? 'in_progress' : 'completed'
}

/** The runs and deployments of a repository, as GitHub's documentation describes its answers. */
export class FakeActions {
  /** True if the token may read check runs: a fine-grained one may not, in a private repository. */
  readsChecks = true
  /** True if the token may start runs again. */
  mayRetry = true
  private readonly runs: Run[] = []
  private readonly deployments: Deployment[] = []

  /**
   * The newest run of a commit is as these jobs are; without jobs it waits for another run.
   * @param minutesAgo when it was made
   * @param begun how many minutes ago its first job began
   */
  run(
    commit: string,
    jobs: readonly Job[],
    { workflow = 'publish.yml', minutesAgo = 1, begun = 1 } = {},
  ): void {
    const id = 100 + this.runs.length
    const [at = '', began = ''] = [minutesAgo, begun].map((minutes) => {
      return new Date(Date.now() - minutes * 60_000).toISOString()
    })
    this.runs.unshift({ id, commit, workflow, attempt: 1, at, began, jobs })
  }

  /** Starts the jobs of a run again that have not passed; returns whether the token may do that. */
  retry(id: number): boolean {
    const run = this.runs.find((one) => one.id === id)
    if (run === undefined || !this.mayRetry) return false
    run.attempt += 1
    run.at = new Date().toISOString()
    run.jobs = run.jobs.map((job) => {
      return job.conclusion === 'success' ? job : { name: job.name }
    })
    return true
  }

  /** The newest deployment is of this commit, and has this state. */
  deploy(
    commit: string,
    state: string,
    at = new Date().toISOString(),
    environment = 'github-pages',
  ): void {
    const id = 500 + this.deployments.length
    this.deployments.unshift({ id, commit, environment, states: [state], at })
  }

  /** The answer to a `GET`; undefined if it is about something else. */
  answer(path: string, query: URLSearchParams): unknown {
    const parts = path.split('/').map((part) => (/^\d+$/.test(part) ? '#' : part))
    const id = Number(/\d+/.exec(path)?.[0])
    const run = this.runs.find((one) => one.id === id)
    switch (parts.join('/')) {
      case 'actions/workflows/publish.yml/runs':
        return this.runsOf(query.get('head_sha'))
      case 'actions/runs/#/jobs':
        return (
          run && { jobs: run.jobs.map((job, at) => jobAnswer(run.id * 1000 + at, job, run.began)) }
        )
      case 'check-runs/#/annotations': {
        if (!this.readsChecks) return undefined
        const jobs = this.runs.find((one) => one.id === Math.floor(id / 1000))?.jobs
        const found = jobs?.[id % 1000]?.annotations ?? []
        const own = {
          path: '.github',
          start_line: 1,
          message: 'Process completed with exit code 1.',
        }
        return [...found, own].map((one) => ({ ...one, annotation_level: 'failure' }))
      }
      case 'deployments':
        return this.deploymentsTo(query.get('environment'))
      case 'deployments/#/statuses': {
        const one = this.deployments.find((deployment) => deployment.id === id)
        return one?.states.map((state) => ({
          state,
          created_at: one.at,
          environment_url: 'https://owner.github.io/catalogue/',
        }))
      }
    }
    return undefined
  }

  private deploymentsTo(environment: string | null) {
    const all = this.deployments.filter((one) => {
      return environment === null || one.environment === environment
    })
    return all.map(({ id, commit, environment }) => ({
      id,
      sha: commit,
      environment,
      production_environment: environment === 'Production',
    }))
  }

  private runsOf(commit: string | null) {
    const own = this.runs.filter((run) => run.commit === commit && run.workflow === 'publish.yml')
    return {
      total_count: own.length,
      workflow_runs: own.map(({ id, attempt, at, jobs }) => ({
        id,
        run_attempt: attempt,
        run_started_at: at,
        conclusion: conclusionOf(jobs),
        status: statusOf(jobs),
        html_url: `${page}/actions/runs/${id}`,
      })),
    }
  }
}

function jobAnswer(id: number, { name, conclusion, step }: Job, began: string) {
  return {
    id,
    name,
    started_at: began,
    conclusion: conclusion ?? null,
    status: conclusion === undefined ? 'in_progress' : 'completed',
    steps: step === undefined ? [] : [{ name: step, conclusion: 'failure' }],
  }
}
