import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Commits the content of a folder, and publishes it to a bare repository.
 * @param address the configured address of the repository, if it should differ from the real one
 * @returns the bare repository, and a function that runs git in the folder
 */
export async function publishFolder(root: string, address?: string) {
  const bare = await mkdtemp(path.join(tmpdir(), 'published-'))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  // Files that the project ignores are not published.
  await cp('.gitignore', path.join(root, '.gitignore'))
  // A folder that was published before begins anew.
  await rm(path.join(root, '.git'), { recursive: true, force: true })
  git('init', '--quiet', '--bare', '--initial-branch=main', bare)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@example.com')
  git('add', '.')
  git('commit', '--quiet', '-m', 'All there is')
  if (address !== undefined) git('config', `url.${bare}.insteadOf`, address)
  git('remote', 'add', 'origin', address ?? bare)
  git('push', '--quiet', 'origin', 'main')
  return { bare, git }
}
