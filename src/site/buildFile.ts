import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BuildFile } from '../catalogue/buildFile.ts'

/**
 * The commit that a site is built from: the one of the workflow of GitHub that builds it, or else the last one in a folder.
 * @param folder the folder of the catalogue
 * @returns undefined outside of a workflow if the folder has no commit, or git is not installed
 */
export async function readBuiltCommit(folder: string): Promise<BuildFile | undefined> {
  const { GITHUB_SHA } = process.env
  const args = ['log', '-1', '--no-show-signature', '--format=%H %cI', GITHUB_SHA ?? 'HEAD', '--']
  const line = await promisify(execFile)('git', args, { cwd: folder }).catch(() => undefined)
  const [commit, time] = line?.stdout.trim().split(' ') ?? []
  if (commit && time) return { commit, time }
  return GITHUB_SHA === undefined ? undefined : { commit: GITHUB_SHA }
}
