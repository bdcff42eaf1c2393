import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteBuilder } from 'vite'
import { formatProblems } from '../check/report.ts'
import { withBuildLock } from './buildLock.ts'
import { serveCatalogue } from './dev.ts'
import { builtStamp, finishSite } from './finishSite.ts'
import { readSite } from './siteData.ts'

/** An error that says what to do; where in the code it arose would only hide that. */
function refusal(message: string): Error {
  return Object.assign(new Error(message), { stack: message })
}

async function buildSite(builder: ViteBuilder, cache: string, sweeps: boolean): Promise<void> {
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('no build environments')
  const { root, base } = builder.config
  const server = path.resolve(root, ssr.config.build.outDir)
  const dist = path.resolve(root, client.config.build.outDir)
  await mkdir(dist, { recursive: true }).catch(() => {
    throw refusal(`The site is built into ${dist}, and no folder can be made there`)
  })
  await withBuildLock(root, dist, async () => {
    const since = Date.now()
    try {
      const [site] = await Promise.all([
        readSite(process.env.CATALOGUE ?? root, base),
        builder.build(ssr),
      ])
      // Before anything in the built site is touched.
      if ('problems' in site) throw refusal(formatProblems(site.problems, 'text'))
      await rm(path.join(dist, builtStamp), { force: true })
      await builder.build(client)
      const worker = path.join(server, 'worker.mjs')
      await finishSite(site, { root, base, dist, server: worker, cache, since, sweeps })
    } finally {
      await rm(server, { recursive: true, force: true })
    }
  })
}

/**
 * Makes the site of the catalogue: in `vite build` a finished HTML file for each declared path, in
 * `vite dev` the data and pictures as they stand in the folder. Refuses a catalogue with problems.
 * A build takes the catalogue from the folder that CATALOGUE names, where it names one, and keeps its
 * pictures there.
 */
export function catalogue(): Plugin {
  let cache = ''
  let sweeps = false
  return {
    name: 'catalogue',
    config: ({ root = process.cwd(), build }, { command }) => {
      if (command !== 'build' || process.env.VITEST !== undefined) return undefined
      // As Vite itself does, save that what has not changed is left where it is.
      const place = path.relative(root, path.resolve(root, build?.outDir ?? 'dist'))
      sweeps = build?.emptyOutDir ?? !place.startsWith('..')
      return {
        environments: {
          client: {
            build: {
              manifest: true,
              emptyOutDir: false,
              rolldownOptions: { input: 'src/main.tsx' },
            },
          },
          ssr: {
            build: {
              // One for each run: two builds at once do not take each other's away.
              outDir: `node_modules/.cache/catalogue/server-${process.pid}`,
              copyPublicDir: false,
              emptyOutDir: true,
              // Named so that Node needs no package.json to know a module.
              rolldownOptions: {
                input: 'src/site/worker.ts',
                output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
              },
            },
          },
        },
        builder: {
          buildApp: (builder) => buildSite(builder, cache, sweeps),
        },
      }
    },
    configResolved: (config) => {
      cache = path.join(process.env.CATALOGUE ?? config.cacheDir, 'catalogue-pictures')
    },
    configureServer: (server) =>
      process.env.VITEST === undefined ? serveCatalogue(server, cache) : undefined,
  }
}
