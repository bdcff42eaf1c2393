import { PICTURES } from '../catalogue/catalogueFiles.ts'
import { git, isMerged, splitNames } from '../editor/disk/git.ts'
import { terminal } from './io.ts'
import { liveCommit } from './liveCommit.ts'

/** The tests that a published change waits for: those of the content alone, or all of them. */
type Gate = 'content' | 'all'

/** The folders that hold content; everything else is code. */
const contentFolders = ['data/', `${PICTURES}/`]

/**
 * The gate that these changed files wait for.
 * @param files their paths from the project's root; of a file that was moved, both paths
 */
export function gateOf(files: readonly string[]): Gate {
  const isContent = (file: string) => contentFolders.some((folder) => file.startsWith(folder))
  return files.every(isContent) ? 'content' : 'all'
}

/** The commit that is published now; undefined if there is none, or GitHub does not report it. */
async function findLiveCommit(): Promise<string | undefined> {
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_API_URL: api } = process.env
  if (repository === undefined || token === undefined) return undefined
  return liveCommit({ repository, token, api }).catch(() => undefined)
}

/** The tests that the checked-out commit needs before it is published, and the reason. */
async function gateForHead(folder: string): Promise<{ gate: Gate; reason: string }> {
  const live = await findLiveCommit()
  if (live === undefined) return { gate: 'all', reason: 'It is not known which commit is live.' }
  if (!(await isMerged(folder, live))) {
    return { gate: 'all', reason: `The live commit ${live} is no ancestor of this one.` }
  }
  // Without renames, so that both paths of a moved file are listed.
  const list = await git(folder, 'diff', '--name-only', '--no-renames', '-z', live, 'HEAD')
  const gate = gateOf(splitNames(list))
  const change = gate === 'content' ? 'Only content was changed' : 'Code was changed'
  return { gate, reason: `${change} since the live commit ${live}.` }
}

/**
 * `node src/cli/run.js gate`: prints which tests a publication waits for, in the format of a step output of GitHub
 * Actions. It compares with the live commit and not with the previous one, because a push may have been replaced
 * by a newer one before it was published.
 */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const { gate, reason } = await gateForHead(io.cwd)
  io.error(reason)
  io.log(`gate=${gate}`)
  return 0
}
