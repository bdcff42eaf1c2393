import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { catalogueFolder, siteFolder } from './folders.ts'

/** Builds the site before its tests, unless `SITE_DIST` names the folder of a built one. */
export default async function buildTestSite(): Promise<void> {
  if (process.env.SITE_DIST !== undefined) return
  const args = ['src/cli/run.js', 'build', '--outDir', siteFolder]
  const env = { ...process.env, NODE_ENV: '', CATALOGUE: catalogueFolder }
  await promisify(execFile)(process.execPath, args, { env })
}
