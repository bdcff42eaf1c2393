import path from 'node:path'
import { formatProblems } from '../check/report.ts'
import { readBuiltCommit } from './buildFile.ts'
import { plainError } from './disk/diskError.js'
import { pictureCache } from './pictures.ts'
import { expectBuiltSite, replaceFolder } from './replaceFolder.ts'
import { readSite } from './siteData.ts'
import { writeSite } from './writeSite.ts'

type BuildOptions = {
  /** The project's folder. */
  root: string
  /** The folder of the client's and the server's bundle, made by Vite. */
  bundles: string
  /** The folder of the finished site; `dist` if left out. */
  outDir?: string | undefined
  /** True to delete existing files in it. By default only if it is inside the project, as in Vite. */
  emptyOutDir?: boolean | null | undefined
}

/**
 * Builds the site: reads and checks the catalogue, writes every file into a new folder, and replaces the old
 * folder with it. Runs from the server's bundle, which knows the site's base.
 * @throws if the catalogue has problems, with their report as the message
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { root, bundles, outDir = 'dist', emptyOutDir } = options
  const base = import.meta.env.BASE_URL
  const dist = path.resolve(root, outDir)
  if (isInside(root, dist)) {
    throw plainError(`The site cannot be built into ${dist}: the project is in it`)
  }
  const isOwn = isInside(dist, root)
  const isAsked = typeof emptyOutDir === 'boolean'
  if (isOwn && !isAsked) await expectBuiltSite(dist)
  const folder = process.env.CATALOGUE ?? root
  const site = await readSite(folder, base)
  if ('problems' in site) throw plainError(formatProblems(site.problems, 'text'))
  if (site.warnings.length > 0) console.warn(formatProblems(site.warnings, 'text'))
  const commit = await readBuiltCommit(folder)
  let pageCount = 0
  await replaceFolder(dist, emptyOutDir ?? isOwn, async (fresh) => {
    pageCount = await writeSite(site, {
      root,
      bundles,
      base,
      commit,
      dist: fresh,
      cache: pictureCache(root),
    })
  })
  console.log(`${pageCount} pages are built into ${dist}`)
}

function isInside(file: string, folder: string): boolean {
  return !path.relative(folder, file).startsWith('..')
}
