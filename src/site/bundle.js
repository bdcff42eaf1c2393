// @ts-check
// Plain JavaScript: where the bundles are there, nothing else has to be loaded first.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the bundles are made of, besides the packages that the lock file names. */
const sources = ['src', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * The folder of the bundles for the code as it is now.
 * @param {string} root the project's folder
 * @param {{ base?: string | undefined }} options
 * @returns {string}
 */
export function bundleFolder(root, { base }) {
  const node = [process.version, process.env.NODE_ENV || 'production']
  const hash = createHash('sha256').update(JSON.stringify([root, base ?? null, node]))
  for (const source of sources) {
    const place = path.join(root, source)
    const folder = statSync(place, { throwIfNoEntry: false })?.isDirectory()
    const names = folder ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort() : ['']
    for (const name of names) {
      // The router writes it while it is bundled, from the names of the routes.
      if (name === 'routeTree.gen.ts') continue
      const file = path.join(place, name)
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
      hash.update(`\n${file}\n`).update(readFileSync(file))
    }
  }
  return path.join(root, 'node_modules/.cache/catalogue', hash.digest('hex').slice(0, 16))
}

/** @param {string} bundles */
export function hasBundle(bundles) {
  return existsSync(path.join(bundles, 'server/site.mjs'))
}

/**
 * Imports what builds the site from the bundles.
 * @param {string} bundles
 * @returns {Promise<typeof import('./buildSite.ts')>}
 */
export function importBundle(bundles) {
  return import(pathToFileURL(path.join(bundles, 'server/site.mjs')).href)
}

/**
 * Builds the site; Vite is loaded only where the code has changed since its bundles were made.
 * @param {{ base?: string, outDir?: string, emptyOutDir?: boolean }} options as of `vite build`
 */
export async function build({ base, ...options }) {
  const root = process.cwd()
  const bundles = bundleFolder(root, { base })
  if (hasBundle(bundles)) {
    const site = await importBundle(bundles)
    return site.buildSite({ root, bundles, ...options })
  }
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ base, build: options })
  return builder.buildApp()
}
