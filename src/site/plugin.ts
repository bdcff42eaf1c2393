import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { type Settings, settingsFile } from './buildSite.ts'
import { bundled, bundleFolder } from './bundle.js'
import { entries } from './chunks.ts'
import { overlay, serveCatalogue } from './dev.ts'
import { filesIn } from './files.ts'
import { compress, isText } from './hosting/compress.ts'
import { pictureCache } from './pictures.ts'

/** For how long bundles that no build has taken are kept: a week, in milliseconds. */
const WEEK = 7 * 24 * 60 * 60 * 1000

/** Takes away the bundles beside these that are of no use any more, and the rest of broken builds. */
async function clear(bundles: string): Promise<void> {
  const kept = path.dirname(bundles)
  for (const entry of await readdir(kept, { withFileTypes: true })) {
    const folder = path.join(kept, entry.name)
    // Each build that takes bundles writes down what it has left.
    const used = async () => stat(path.join(folder, 'left.json')).catch(() => stat(folder))
    if (entry.isDirectory() && Date.now() - (await used()).mtimeMs > WEEK) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Makes the client's and the server's bundle, and puts them where they are kept. */
async function makeBundles(
  builder: ViteBuilder,
  aside: string,
  bundles: string,
  settings: Settings,
): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('no build environments')
  try {
    for (const environment of [ssr, client]) await builder.build(environment)
    for (const name of filesIn(path.join(aside, 'client'))) {
      const file = path.join(aside, 'client', name)
      if (isText(name)) compress(file, await readFile(file), 'most')
    }
    await writeFile(path.join(aside, settingsFile), JSON.stringify(settings))
    // Another build may have put its own there meanwhile.
    await rename(aside, bundles).catch((error) => bundled(bundles) ?? Promise.reject(error))
    await clear(bundles)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Makes the site of the catalogue: in `vite build` a finished HTML file for each declared path, in
 * `vite dev` the data and pictures as they stand in the folder. Refuses a catalogue with problems.
 * The catalogue is taken from the folder that CATALOGUE names, where it names one, and its pictures are
 * kept there.
 */
export function catalogue(): Plugin {
  let cache = ''
  return {
    name: 'catalogue',
    config: ({ root = process.cwd(), base, build = {} }, { command }) => {
      if (command !== 'build' || process.env.VITEST !== undefined) return undefined
      const { outDir, emptyOutDir } = build
      const bundles = bundleFolder(root, { base, outDir, emptyOutDir })
      // One for each run: two builds at once do not take each other's away.
      const aside = `${bundles}.${process.pid}`
      const dist = path.resolve(root, outDir ?? 'dist')
      // As Vite itself does.
      const sweeps = emptyOutDir ?? !path.relative(root, dist).startsWith('..')
      const shared = { copyPublicDir: false, emptyOutDir: true }
      return {
        environments: {
          client: {
            build: {
              ...shared,
              outDir: path.join(aside, 'client'),
              manifest: true,
              rolldownOptions: { input: entries },
            },
          },
          ssr: {
            // In one piece they are loaded in half the time; these two look for files of their own.
            resolve: { noExternal: true, external: ['sharp', 'tinypool'] },
            build: {
              ...shared,
              outDir: path.join(aside, 'server'),
              // Named so that Node needs no package.json to know a module.
              rolldownOptions: {
                input: {
                  site: 'src/site/buildSite.ts',
                  worker: 'src/site/worker.ts',
                  snapshotThread: 'src/site/snapshotThread.ts',
                },
                output: {
                  entryFileNames: '[name].mjs',
                  chunkFileNames: '[name]-[hash].mjs',
                  // What the client's groups put together needs React; what reads the data does not.
                  codeSplitting: true,
                },
              },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const settings = {
              root,
              dist,
              base: builder.config.base,
              cacheDir: builder.config.cacheDir,
              sweeps,
            }
            if (bundled(bundles) === undefined) await makeBundles(builder, aside, bundles, settings)
            const site = await bundled(bundles)
            await site?.buildSite(bundles)
          },
        },
      }
    },
    configResolved: (config) => {
      cache = pictureCache(config.cacheDir)
    },
    transformIndexHtml: (_html, { server, path }) =>
      // The editor says itself what the check finds.
      server && !path.startsWith('/edit/')
        ? [{ tag: 'script', attrs: { type: 'module', src: server.config.base + overlay } }]
        : undefined,
    configureServer: (server) =>
      process.env.VITEST === undefined ? serveCatalogue(server, cache) : undefined,
  }
}
