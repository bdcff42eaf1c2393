import { execFileSync } from 'node:child_process'

/** The output of git, run in a folder in the name of somebody. */
export function runGit(folder: string, ...args: string[]): string {
  const named = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com', ...args]
  return execFileSync('git', named, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}
