import path from 'node:path'
import { formatProblems } from '../check/report.ts'
import { plainError } from './disk/diskError.js'
import { pictureCache } from './pictures.ts'
import { replaceFolder } from './replaceFolder.ts'
import { readSite } from './siteData.ts'
import { writeSite } from './writeSite.ts'

/** Where the site is built from and into. */
type BuildOptions = {
  /** The project's folder. */
  root: string
  /** The client's and the server's bundle, made by Vite. */
  bundles: string
  /** Where the finished site goes; `dist` where left out. */
  outDir?: string | undefined
  /** Whether all that stands there goes; where left out, only inside the project, as with Vite. */
  emptyOutDir?: boolean | null | undefined
}

/**
 * Builds the site: reads and checks the catalogue, writes every file into a new folder, and puts that
 * in place of the old one. Runs from the server's bundle, which knows the site's base.
 * @throws where the catalogue has problems, with their report as the message
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { root, bundles, outDir = 'dist', emptyOutDir } = options
  const base = import.meta.env.BASE_URL
  const dist = path.resolve(root, outDir)
  if (isWithin(root, dist))
    throw plainError(`The site cannot be built into ${dist}: the project is in it`)
  const site = await readSite(process.env.CATALOGUE ?? root, base)
  if ('problems' in site) throw plainError(formatProblems(site.problems, 'text'))
  if (site.warnings.length > 0) console.warn(formatProblems(site.warnings, 'text'))
  let pages = 0
  await replaceFolder(dist, emptyOutDir ?? isWithin(dist, root), async (fresh) => {
    pages = await writeSite(site, { root, bundles, base, dist: fresh, cache: pictureCache(root) })
  })
  console.log(`${pages} pages are built into ${dist}`)
}

function isWithin(inner: string, outer: string): boolean {
  return !path.relative(outer, inner).startsWith('..')
}
