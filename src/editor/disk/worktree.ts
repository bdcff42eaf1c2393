import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { git, gitOutput } from './git.ts'

/** The packages that Node finds for the files of a folder: in it, or above it. */
function packagesOf(folder: string): string | undefined {
  const packages = path.join(folder, 'node_modules')
  if (existsSync(packages)) return packages
  const above = path.dirname(folder)
  return above === folder ? undefined : packagesOf(above)
}

/**
 * Runs a step in a worktree of its own, so that this folder gets the outcome as a whole, or nothing. The hooks of
 * git run there, too, and find the packages of this folder: above the worktree, so that none of them adds these to
 * a commit.
 */
export async function inWorktree<T>(
  root: string,
  step: (folder: string) => Promise<T>,
): Promise<T> {
  const around = await mkdtemp(path.join(tmpdir(), 'publish-'))
  const worktree = path.join(around, 'worktree')
  const packages = packagesOf(root)
  try {
    // A junction needs no rights on Windows. Without the link, only hooks that need packages stop.
    if (packages !== undefined) {
      await symlink(packages, path.join(around, 'node_modules'), 'junction').catch(() => undefined)
    }
    await git(root, 'worktree', 'add', '--detach', '--quiet', worktree, 'HEAD')
    return await step(path.join(worktree, await gitOutput(root, 'rev-parse', '--show-prefix')))
  } finally {
    await gitOutput(root, 'worktree', 'remove', '--force', worktree)
    await rm(around, { recursive: true, force: true })
  }
}
