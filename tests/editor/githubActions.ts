type Deployment = { id: number; commit: string; environment: string; state: string }

type Run = { commit: string; at: string; conclusion: string | undefined }

/** The runs and deployments of a repository, as GitHub's documentation describes its answers. */
export class FakeActions {
  /** The newest first. */
  private readonly runs: Run[] = []
  private readonly deployments: Deployment[] = []

  /** Starts the workflow that publishes a commit of `main`; without a conclusion it has not ended. */
  run(commit: string, conclusion?: string, at = new Date().toISOString()): void {
    this.runs.unshift({ commit, conclusion, at })
  }

  /** The newest deployment is of this commit, and has this state. */
  deploy(commit: string, state: string, environment = 'github-pages'): void {
    const id = 500 + this.deployments.length
    this.deployments.unshift({ id, commit, environment, state })
  }

  /** The answer to a `GET`; undefined if it is about something else. */
  answer(path: string, query: URLSearchParams): unknown {
    if (path === 'actions/workflows/publish.yml/runs') return this.runsOn(query.get('branch'))
    if (path === 'deployments') return this.deploymentsTo(query.get('environment'))
    const [, id] = /^deployments\/(\d+)\/statuses$/.exec(path) ?? []
    const deployment = this.deployments.find((one) => one.id === Number(id))
    return deployment && [{ state: deployment.state }]
  }

  private deploymentsTo(environment: string | null) {
    const own = this.deployments.filter((one) => one.environment === environment)
    return own.map(({ id, commit }) => ({ id, sha: commit, environment }))
  }

  private runsOn(branch: string | null) {
    const own = branch === 'main' ? this.runs : []
    return {
      total_count: own.length,
      workflow_runs: own.map(({ commit, at, conclusion = null }, i) => ({
        head_sha: commit,
        created_at: at,
        conclusion,
        status: conclusion === null ? 'in_progress' : 'completed',
        html_url: `https://github.com/owner/catalogue/actions/runs/${own.length - i}`,
      })),
    }
  }
}
