import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import { type ModuleName, moduleNames } from '../catalogue/schemas/fieldMeta.ts'
import { readCatalogue } from '../check/readCatalogue.ts'
import { modulesIn } from '../check/rules/modules.ts'
import { buildStep } from './buildStep.ts'
import { entryPoints } from './chunks.ts'
import { readTexts } from './disk/checkFolder.ts'

/** In milliseconds: longer than any build takes, or an editor is open. */
const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * Makes an empty temporary folder for bundles. It is inside the project, because the bundle that builds the site imports sharp.
 * Removes what processes that were killed have left.
 */
export async function newBundleFolder(root: string): Promise<string> {
  const parent = path.join(root, 'node_modules/.cache/catalogue')
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name)
    const about = await stat(folder).catch(() => undefined)
    if (about !== undefined && Date.now() - about.mtimeMs > WEEK) {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return mkdtemp(parent + path.sep)
}

/** The constants by which the code of modules that a catalogue does not have is left out: `WITHOUT_DRAWING`. */
async function constantsFor(catalogue: string): Promise<Record<string, string>> {
  const texts = await readTexts(catalogue)
  const { draft } = readCatalogue({ texts, pictures: new Map() })
  const present = modulesIn(draft)
  const missing = moduleNames.filter((name) => !present.has(name))
  const constant = (name: ModuleName) => name.toUpperCase().replaceAll(' ', '_')
  return Object.fromEntries(
    missing.map((name) => [`import.meta.env.WITHOUT_${constant(name)}`, 'true']),
  )
}

/**
 * The build environments: the client's scripts, and the code that builds the site and renders its pages.
 * @param define the constants of the client
 */
function environmentsOf(bundles: string, define: Record<string, string>) {
  const shared = { copyPublicDir: false, emptyOutDir: true }
  return {
    client: {
      define,
      build: {
        ...shared,
        outDir: path.join(bundles, 'client'),
        manifest: true,
        rolldownOptions: { input: entryPoints },
      },
    },
    ssr: {
      // Bundling packages halves the load time. This one needs the files next to it, so it stays external.
      resolve: { noExternal: true as const, external: ['sharp'] },
      // React renders as in production, however the build is started.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ...shared,
        outDir: path.join(bundles, 'server'),
        rolldownOptions: {
          input: { site: 'src/site/buildSite.ts' },
          output: {
            // With .mjs, Node recognizes a module without a package.json.
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name]-[hash].mjs',
            // Overrides the groups of the client, which would make every chunk load React.
            codeSplitting: true,
          },
        },
      },
    },
  }
}

/**
 * Bundles the client's scripts, and the code that builds the site.
 * @param bundles the folder for both bundles
 * @param base the site's root on its server, `/` if left out
 */
export async function makeBundles(bundles: string, base?: string): Promise<void> {
  const builder = await createBuilder({
    base,
    environments: environmentsOf(bundles, await constantsFor(process.env.CATALOGUE ?? '')),
    // Otherwise Vite reads its configuration once more for each of them.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    // Bundling the configuration warns of its own time on a busy machine.
    configLoader: 'runner',
    logLevel: 'warn',
  })
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('no build environments')
  for (const environment of [ssr, client]) await builder.build(environment)
}

/** Imports `buildSite.ts` from the bundles. */
export function importBundle(bundles: string): Promise<typeof import('./buildSite.ts')> {
  return import(pathToFileURL(path.join(bundles, 'server/site.mjs')).href)
}

/** Bundles the code and builds the site. The options are those of `vite build`. */
export async function build(options: {
  base?: string | undefined
  outDir?: string | undefined
  emptyOutDir?: boolean | undefined
}): Promise<void> {
  const { base, ...output } = options
  const root = process.cwd()
  const bundles = await newBundleFolder(root)
  try {
    await buildStep('scripts', () => makeBundles(bundles, base))
    const site = await importBundle(bundles)
    await site.buildSite({ root, bundles, ...output })
  } finally {
    await rm(bundles, { recursive: true, force: true })
  }
}
