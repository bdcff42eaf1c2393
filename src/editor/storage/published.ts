/** The branch that `.github/workflows/publish.yml` puts online. */
export const LIVE_BRANCH = 'main'

/** The newest commit of a branch that is published to. */
export type PublishedCommit = {
  branch: string
  commit: string
  /** The time of the commit, in ISO 8601. */
  time: string
  /** `owner/name` of its repository, if that is on GitHub. */
  repository?: string
}

/** The result of the run of GitHub that tests a commit and puts it online. */
export type PublishRun =
  | { state: 'none' }
  | { state: 'running' | 'failed' | 'passed'; link: string }
  /** It cannot be asked; `link`: the page on which a person sees it. */
  | { state: 'unknown'; why?: string; link?: string }
