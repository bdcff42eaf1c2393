import { z } from 'zod'
import { type GitHub, unlessMissing } from './github.ts'
import type { PublishedCommit, PublishRun } from './published.ts'

/** The workflow that publishes; the others hold nothing up. */
const PUBLISH = 'publish.yml'

const RunsAnswer = z.object({
  workflow_runs: z.array(
    z.object({
      head_sha: z.string(),
      created_at: z.string(),
      status: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string(),
    }),
  ),
})

/**
 * The result of the newest run that publishes a branch, if it is the run of a commit or of a later one: GitHub leaves out
 * the run of a commit that is followed by another one before it begins.
 */
export async function runOf(
  { call }: GitHub,
  { branch, commit, time }: PublishedCommit,
): Promise<PublishRun> {
  const query = new URLSearchParams({ branch, per_page: '1' })
  try {
    const path = `actions/workflows/${PUBLISH}/runs?${query}`
    const [newest] = (await call(RunsAnswer, path).catch(unlessMissing))?.workflow_runs ?? []
    if (newest === undefined) return { state: 'none' }
    const { head_sha, created_at, status, conclusion, html_url: link } = newest
    if (head_sha !== commit && Date.parse(created_at) < Date.parse(time)) return { state: 'none' }
    if (status !== 'completed') return { state: 'running', link }
    return { state: conclusion === 'success' ? 'passed' : 'failed', link }
  } catch (error) {
    return { state: 'unknown', why: error instanceof Error ? error.message : String(error) }
  }
}
