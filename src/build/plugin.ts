import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { formatProblems } from '../catalogue/check.ts'
import { serveCatalogue } from './dev.ts'
import { finishSite } from './finishSite.ts'
import { readSite } from './site.ts'

/**
 * Makes the site of the catalogue: in `vite build` a finished HTML file for each declared path, in
 * `vite dev` the data and pictures as they stand in the folder. Refuses a catalogue with problems.
 * A build takes the catalogue from the folder that CATALOGUE names, where it names one.
 */
export function catalogue(): Plugin {
  let cache = ''
  return {
    name: 'catalogue',
    config: (_config, { command }) => {
      if (command !== 'build' || process.env.VITEST !== undefined) return undefined
      return {
        environments: {
          client: {
            build: { manifest: true, rolldownOptions: { input: 'src/main.tsx' } },
          },
          ssr: {
            build: {
              // One for each run: two builds at once do not take each other's away.
              outDir: `node_modules/.cache/catalogue/server-${process.pid}`,
              copyPublicDir: false,
              emptyOutDir: true,
              // Named so that Node needs no package.json to know a module.
              rolldownOptions: {
                input: 'src/build/worker.ts',
                output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
              },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { client, ssr } = builder.environments
            if (client === undefined || ssr === undefined) throw new Error('no build environments')
            const { root, base } = builder.config
            const site = await readSite(process.env.CATALOGUE ?? root, base)
            if ('problems' in site) throw new Error(formatProblems(site.problems, 'text'))
            const server = path.resolve(root, ssr.config.build.outDir)
            try {
              await Promise.all([builder.build(client), builder.build(ssr)])
              await finishSite(site, {
                root,
                base,
                dist: path.resolve(root, client.config.build.outDir),
                server: path.join(server, 'worker.mjs'),
                cache,
              })
            } finally {
              await rm(server, { recursive: true, force: true })
            }
          },
        },
      }
    },
    configResolved: (config) => {
      cache = path.join(config.cacheDir, 'catalogue-pictures')
    },
    configureServer: (server) =>
      process.env.VITEST === undefined ? serveCatalogue(server, cache) : undefined,
  }
}
