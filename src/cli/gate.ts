import { git, isMerged, namesIn } from '../editor/disk/git.ts'
import { gitHub } from '../editor/github.ts'
import { type Gate, gateOf } from '../editor/live/gate.ts'
import { liveReader } from '../editor/live/liveStatus.ts'
import { terminal } from './io.ts'

/** The environment that `.github/workflows/publish.yml` deploys to. */
const ENVIRONMENT = 'github-pages'

/** The commit that visitors see now; undefined if there is none, or GitHub does not say. */
async function liveCommit(): Promise<string | undefined> {
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_API_URL: api } = process.env
  if (repository === undefined || token === undefined) return undefined
  const readLive = liveReader(gitHub({ repository, token }, api), ENVIRONMENT)
  const live = await readLive().catch(() => undefined)
  return live?.commit
}

/** Which gate the checked out commit waits for, and why. */
async function gateOfHead(folder: string): Promise<{ gate: Gate; reason: string }> {
  const live = await liveCommit()
  if (live === undefined) return { gate: 'all', reason: 'It is not known which commit is live.' }
  if (!(await isMerged(folder, live))) {
    return { gate: 'all', reason: `The live commit ${live} is no ancestor of this one.` }
  }
  // A file that was moved counts with both of its paths.
  const list = await git(folder, 'diff', '--name-only', '--no-renames', '-z', live, 'HEAD')
  const gate = gateOf(namesIn(list))
  const what = gate === 'content' ? 'Only content was changed' : 'Code was changed'
  return { gate, reason: `${what} since the live commit ${live}.` }
}

/**
 * `node src/cli/run.js gate`: prints the tests that a publication waits for, as GitHub Actions takes the
 * output of a step. It compares with the commit that is live and not with the one before: a push that was
 * replaced by a newer one while it waited is still part of the comparison.
 */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const { gate, reason } = await gateOfHead(io.cwd)
  io.error(reason)
  io.log(`gate=${gate}`)
  return 0
}
