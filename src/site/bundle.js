// @ts-check
// Plain JavaScript: nothing has to be loaded to find out that what is needed is there.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the bundles are made of, beside the packages that the lock file names. */
const sources = ['src', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * Where the bundles of the code as it stands now are kept, and what was learned with them.
 * @param {string} root the project's folder
 * @param {Asked} asked
 * @returns {string}
 */
export function bundleFolder(root, { base, outDir, emptyOutDir }) {
  const asked = [base ?? null, outDir ?? null, emptyOutDir ?? null]
  const node = [process.version, process.env.NODE_ENV || 'production']
  const hash = createHash('sha256').update(JSON.stringify([root, asked, node]))
  for (const source of sources) {
    const place = path.join(root, source)
    const folder = statSync(place, { throwIfNoEntry: false })?.isDirectory()
    const names = folder ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort() : ['']
    for (const name of names) {
      // Written by the router while it is bundled, from the names of the routes.
      if (name === 'routeTree.gen.ts') continue
      const file = path.join(place, name)
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
      hash.update(`\n${file}\n`).update(readFileSync(file))
    }
  }
  return path.join(root, 'node_modules/.cache/catalogue', hash.digest('hex').slice(0, 16))
}

/**
 * Imports what builds the site from the bundles.
 * @param {string} folder where they are kept
 * @returns {Promise<typeof import('./buildSite.ts')> | undefined} undefined where they are not
 */
export function bundled(folder) {
  const file = path.join(folder, 'server/site.mjs')
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

/**
 * Builds the site. Where the code is as it was, Vite is not loaded.
 * @typedef {{ base?: string, outDir?: string, emptyOutDir?: boolean | null }} Asked options of `vite build`
 * @param {Asked} asked
 */
export async function build({ base, ...options }) {
  const dist = path.resolve(options.outDir ?? 'dist')
  try {
    mkdirSync(dist, { recursive: true })
  } catch {
    const message = `The site is built into ${dist}, and no folder can be made there`
    throw Object.assign(new Error(message), { stack: message })
  }
  const folder = bundleFolder(process.cwd(), { base, ...options })
  const site = await bundled(folder)
  if (site !== undefined) return site.buildSite(folder)
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ base, build: options })
  return builder.buildApp()
}
