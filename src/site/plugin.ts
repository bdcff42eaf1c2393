import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { bundleFolder, hasBundle, importBundle } from './bundle.js'
import { entries } from './chunks.ts'
import { overlay, serveCatalogue } from './dev.ts'
import { filesIn } from './files.ts'
import { compress, isTextFile } from './hosting/compress.ts'

/** For how long the bundles of other code are stored: a week, in milliseconds. */
const WEEK = 7 * 24 * 60 * 60 * 1000

async function removeOldBundles(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name)
    const about = await stat(folder).catch(() => undefined)
    if (about !== undefined && Date.now() - about.mtimeMs > WEEK) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Makes the client's and the server's bundle in a folder of their own, and moves it when it is complete. */
async function makeBundles(builder: ViteBuilder, aside: string, bundles: string): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('no build environments')
  try {
    // Where the disk refuses, Node says so before the bundler does.
    await mkdir(aside, { recursive: true })
    for (const environment of [ssr, client]) await builder.build(environment)
    for (const name of filesIn(path.join(aside, 'client'))) {
      const file = path.join(aside, 'client', name)
      if (isTextFile(name)) compress(file, await readFile(file), 'most')
    }
    // Another build may have put its own there meanwhile.
    await rename(aside, bundles).catch((error) => {
      if (!hasBundle(bundles)) throw error
    })
    await removeOldBundles(path.dirname(bundles))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** What Vite bundles: the client's scripts, and the code that builds the site and renders its pages. */
function environmentsOf(aside: string) {
  const shared = { copyPublicDir: false, emptyOutDir: true }
  return {
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
      resolve: { noExternal: true as const, external: ['sharp', 'tinypool'] },
      build: {
        ...shared,
        outDir: path.join(aside, 'server'),
        rolldownOptions: {
          input: { site: 'src/site/buildSite.ts', worker: 'src/site/worker.ts' },
          output: {
            // Named so that Node needs no package.json to know a module.
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name]-[hash].mjs',
            // The client's groups need React; what reads the data does not.
            codeSplitting: true,
          },
        },
      },
    },
  }
}

/**
 * Makes the site of the catalogue: in `vite build` as finished files, in `vite dev` from the data and
 * pictures as they are in the folder. CATALOGUE names another folder to take the catalogue from.
 */
export function catalogue(): Plugin {
  let inItsLanguage = (html: string, _url: string) => html
  return {
    name: 'catalogue',
    config: ({ root = process.cwd(), base, build = {} }, { command }) => {
      if (command !== 'build' || process.env.VITEST !== undefined) return undefined
      const { outDir, emptyOutDir } = build
      const bundles = bundleFolder(root, { base })
      const aside = `${bundles}.${process.pid}`
      return {
        environments: environmentsOf(aside),
        builder: {
          async buildApp(builder) {
            if (!hasBundle(bundles)) await makeBundles(builder, aside, bundles)
            const site = await importBundle(bundles)
            await site.buildSite({ root, bundles, outDir, emptyOutDir })
          },
        },
      }
    },
    transformIndexHtml(html, { server, path, originalUrl = path }) {
      // The editor shows itself what the check finds.
      if (server === undefined || path.startsWith('/edit/')) return undefined
      const src = server.config.base + overlay
      return {
        html: inItsLanguage(html, originalUrl),
        tags: [{ tag: 'script', attrs: { type: 'module', src } }],
      }
    },
    async configureServer(server) {
      if (process.env.VITEST === undefined) inItsLanguage = await serveCatalogue(server)
    },
  }
}
