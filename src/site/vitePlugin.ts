import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { bundleFolder, hasBundle, importBundle } from './bundle.js'
import { entryPoints } from './chunks.ts'
import { overlayScript, serveCatalogue } from './devServer.ts'
import { isTextFile, writeCompressed } from './hosting/compress.ts'
import { licencesFile, licenceTexts } from './licences.ts'
import { filesIn } from './siteFiles.ts'

/** In milliseconds: bundles of older code are kept this long. */
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

/** Makes both bundles in the temporary folder `aside`, and renames it to `bundles` once it is complete. */
async function makeBundles(builder: ViteBuilder, aside: string, bundles: string): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('no build environments')
  try {
    // If the disk refuses, the error of Node is clearer than that of the bundler.
    await mkdir(aside, { recursive: true })
    for (const environment of [ssr, client]) await builder.build(environment)
    for (const name of filesIn(path.join(aside, 'client'))) {
      const file = path.join(aside, 'client', name)
      if (isTextFile(name)) await writeCompressed(file, await readFile(file), 'most')
    }
    // Another build may have made the same bundles meanwhile.
    await rename(aside, bundles).catch((error) => {
      if (!hasBundle(bundles)) throw error
    })
    await removeOldBundles(path.dirname(bundles))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** The build environments: the client's scripts, and the code that builds the site and renders its pages. */
function environmentsOf(aside: string) {
  const shared = { copyPublicDir: false, emptyOutDir: true }
  return {
    client: {
      build: {
        ...shared,
        outDir: path.join(aside, 'client'),
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
        outDir: path.join(aside, 'server'),
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
 * The Vite plugin of the site. `vite build` writes finished files; `vite dev` serves the data and pictures of the
 * catalogue's folder. The environment variable CATALOGUE names another folder for the catalogue.
 */
export function catalogue(): Plugin {
  let setLanguage = (html: string, _url: string) => html
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
    generateBundle() {
      if (this.environment.name !== 'client' || process.env.VITEST !== undefined) return
      const source = licenceTexts(this.environment.config.root, this.getModuleIds())
      this.emitFile({ type: 'asset', fileName: licencesFile, source })
    },
    transformIndexHtml(html, { server, path, originalUrl = path }) {
      // The editor shows the problems of the check itself.
      if (server === undefined || path.startsWith('/edit/')) return undefined
      const src = server.config.base + overlayScript
      return {
        html: setLanguage(html, originalUrl),
        tags: [{ tag: 'script', attrs: { type: 'module', src } }],
      }
    },
    async configureServer(server) {
      // With this URL any web page could make Vite open a local file in a code editor.
      server.middlewares.use((request, response, next) => {
        if (!/\/__open-in-editor\b/i.test(request.url ?? '')) return next()
        response.writeHead(404).end()
      })
      if (process.env.VITEST === undefined) setLanguage = await serveCatalogue(server)
    },
  }
}
