import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { formatProblems } from '../check/report.ts'
import { withBuildLock } from './buildLock.ts'
import { builtStamp, finishSite } from './finishSite.ts'
import { pictureCache } from './pictures.ts'
import { readFiles, readSite } from './siteData.ts'
import { takeSnapshot } from './snapshot.ts'
import { stampSource, standingSite } from './standing.ts'

/** Of what and where the site is built. */
export type Settings = {
  /** The project's folder. */
  root: string
  /** Where the finished site goes. */
  dist: string
  /** The site's root on its server, `/` or `/shop/`. */
  base: string
  /** Where Vite keeps what it makes. */
  cacheDir: string
  /** Whether what an earlier build has left in `dist` may be taken away. */
  sweeps: boolean
}

/** Stands in the folder of the bundles. */
export const settingsFile = 'settings.json'

/**
 * Builds the site of the catalogue; of a catalogue with problems nothing.
 * @param bundles the folder of the client's and the server's bundle, and of {@link Settings}
 */
export async function buildSite(bundles: string): Promise<void> {
  const settings: Settings = JSON.parse(await readFile(path.join(bundles, settingsFile), 'utf8'))
  const { root, dist, base, cacheDir } = settings
  const catalogue = process.env.CATALOGUE ?? root
  await withBuildLock(root, dist, async () => {
    const known = path.join(bundles, 'pictures')
    const found = takeSnapshot(path.join(bundles, 'server/snapshotThread.mjs'), dist)
    const files = await readFiles(catalogue, known)
    const stampNow = () => stampSource(root, catalogue, files, files.stamps)
    const source = stampNow()
    const standing = standingSite(bundles, found, builtStamp)
    const left = await standing.left(source)
    if (left !== undefined) {
      tellDoubts(left.warnings)
      tellPages(0, left.pages)
      return
    }
    const site = await readSite(catalogue, base, files, known)
    // Before anything in the built site is touched.
    if ('problems' in site) {
      const message = formatProblems(site.problems, 'text')
      // Where in the code it arose would only hide what it says.
      throw Object.assign(new Error(message), { stack: message })
    }
    const warnings = site.warnings.length > 0 ? formatProblems(site.warnings, 'text') : ''
    tellDoubts(warnings)
    const cache = pictureCache(cacheDir)
    const output = { ...settings, bundles, cache, found: await found }
    const { made, all, names, ended } = await finishSite(site, output)
    // What was changed meanwhile may stand in the site already, or not.
    const same = source === stampNow() ? source : undefined
    await standing.write({ source: same, pages: all, warnings, ended }, names)
    tellPages(made, all)
  })
}

function tellDoubts(warnings: string): void {
  if (warnings !== '') console.warn(warnings)
}

function tellPages(made: number, all: number): void {
  console.log(`${made} of ${all} pages were made anew`)
}
