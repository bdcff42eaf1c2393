import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import { catalogueFolder } from './folders.ts'
import { copyWithLanguages } from './pseudoLanguage.ts'

/**
 * Builds the site with all of its languages published, and the pseudo-language.
 * @param folder an empty folder, for a copy of the catalogue and the built site
 * @param base the site's root on its server, which is also its folder inside the folder `site`
 * @param facts facts of the business that it has beside those of the frozen catalogue
 * @returns the folder of the built site
 */
export async function buildLanguageSite(
  folder: string,
  base = '/',
  facts: Partial<Site> = {},
): Promise<string> {
  const [copy, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'site', base)]
  await copyWithLanguages(catalogueFolder, copy, facts)
  const env = { ...process.env, NODE_ENV: '', CATALOGUE: copy }
  const args = ['src/cli/run.js', 'build', '--base', base, '--outDir', dist, '--emptyOutDir']
  await promisify(execFile)(process.execPath, args, { env })
  return dist
}
