import { z } from 'zod'
import { readableListOf } from '../editor/storage/commits.ts'
import { createGitHub } from '../editor/storage/github.ts'

/* The parts of GitHub's answers that are read here: https://docs.github.com/en/rest */

const Deployments = readableListOf(z.object({ id: z.number(), sha: z.string() }))
const Statuses = readableListOf(z.object({ state: z.string() }))

/** The environment that `.github/workflows/publish.yml` deploys to. */
const ENVIRONMENT = 'github-pages'

type Repository = {
  /** `owner/name` */
  repository: string
  token: string
  /** The address of the API if it is not GitHub's own. */
  api: string | undefined
}

/**
 * The commit that is published now: that of the newest deployment that has succeeded.
 * @returns undefined if there is none
 * @throws if GitHub does not report it
 */
export async function liveCommit({ api, ...account }: Repository): Promise<string | undefined> {
  const { call } = createGitHub(account, api)
  const query = new URLSearchParams({ per_page: '20', environment: ENVIRONMENT })
  for (const { id, sha } of await call(Deployments, `deployments?${query}`)) {
    const [last] = await call(Statuses, `deployments/${id}/statuses?per_page=1`)
    if (last?.state === 'success') return sha
  }
  return undefined
}
