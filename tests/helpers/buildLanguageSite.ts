import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { addLanguages } from './pseudoLanguage.ts'

/**
 * Builds the site with all of its languages published, and one of reversed words.
 * @param folder an empty one, which gets a copy of the catalogue as well
 * @returns the built site's
 */
export async function buildLanguageSite(folder: string): Promise<string> {
  const root = process.env.CATALOGUE ?? process.cwd()
  const [copy, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'site')]
  await cp(path.join(root, 'data'), path.join(copy, 'data'), { recursive: true })
  await symlink(path.resolve(root, 'public'), path.join(copy, 'public'))
  await addLanguages(copy)
  const env = { ...process.env, NODE_ENV: '', CATALOGUE: copy }
  const args = ['src/cli/build.js', '--outDir', dist, '--emptyOutDir']
  await promisify(execFile)(process.execPath, args, { env })
  return dist
}
