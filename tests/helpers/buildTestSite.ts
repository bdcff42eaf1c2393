import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { catalogueFolder, siteFolder } from './folders.ts'

/**
 * Builds the site of a catalogue.
 * @param root the folder that holds `data/` and `public/`
 * @param dist the folder for the built site; a site that is there is replaced
 */
export async function buildCatalogue(root: string, dist: string): Promise<void> {
  const args = ['src/cli/run.js', 'build', '--outDir', dist]
  const env = { ...process.env, NODE_ENV: '', CATALOGUE: root }
  await promisify(execFile)(process.execPath, args, { env, maxBuffer: 16 * 1024 * 1024 })
}

/** Builds the site before its tests, unless `SITE_DIST` names the folder of a built one. */
export default async function buildTestSite(): Promise<void> {
  if (process.env.SITE_DIST === undefined) await buildCatalogue(catalogueFolder, siteFolder)
}
