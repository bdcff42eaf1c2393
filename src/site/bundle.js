// @ts-check
// Plain JavaScript, so that a build with existing bundles loads neither tsx nor Vite.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The sources of the bundles. The lock file has the versions of all packages. */
const sources = ['src', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * The folder of the bundles of the current code; its name is a hash of everything that they depend on.
 * @param {string} root the project's folder
 * @param {{ base?: string | undefined }} options
 * @returns {string}
 */
export function bundleFolder(root, { base }) {
  const environment = [process.version, process.env.NODE_ENV || 'production']
  const hash = createHash('sha256').update(JSON.stringify([root, base ?? null, environment]))
  for (const source of sources) {
    const sourcePath = path.join(root, source)
    const isFolder = statSync(sourcePath, { throwIfNoEntry: false })?.isDirectory()
    const names = isFolder
      ? readdirSync(sourcePath, { recursive: true, encoding: 'utf8' }).sort()
      : ['']
    for (const name of names) {
      // The router generates it during the build.
      if (name === 'routeTree.gen.ts') continue
      const file = path.join(sourcePath, name)
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
      hash.update(`\n${file}\n`).update(readFileSync(file))
    }
  }
  return path.join(root, 'node_modules/.cache/catalogue', hash.digest('hex').slice(0, 16))
}

/**
 * Whether the bundles have been made.
 * @param {string} bundles their folder
 */
export function hasBundle(bundles) {
  return existsSync(path.join(bundles, 'server/site.mjs'))
}

/**
 * Imports `buildSite.ts` from the bundles.
 * @param {string} bundles their folder
 * @returns {Promise<typeof import('./buildSite.ts')>}
 */
export function importBundle(bundles) {
  return import(pathToFileURL(path.join(bundles, 'server/site.mjs')).href)
}

/**
 * Builds the site. Vite is loaded only if the code has changed since its bundles were made.
 * @param {{ base?: string, outDir?: string, emptyOutDir?: boolean }} options those of `vite build`
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
