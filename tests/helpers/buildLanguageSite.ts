import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { catalogueFolder } from './folders.ts'
import { addLanguages } from './pseudoLanguage.ts'

/**
 * Builds the site with all of its languages published, and the pseudo-language.
 * @param folder an empty folder, for a copy of the catalogue and the built site
 * @returns the folder of the built site
 */
export async function buildLanguageSite(folder: string): Promise<string> {
  const [copy, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'site')]
  await cp(path.join(catalogueFolder, 'data'), path.join(copy, 'data'), { recursive: true })
  await symlink(path.join(catalogueFolder, 'public'), path.join(copy, 'public'))
  await addLanguages(copy)
  const env = { ...process.env, NODE_ENV: '', CATALOGUE: copy }
  const args = ['src/cli/build.js', '--outDir', dist, '--emptyOutDir']
  await promisify(execFile)(process.execPath, args, { env })
  return dist
}
