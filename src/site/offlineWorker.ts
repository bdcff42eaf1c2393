import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Site } from '../catalogue/schemas/site.ts'
import { kindNames, pathOfKind } from '../pages/pageSchemas.ts'
import { kindOf } from '../pages/registry/pageKinds.ts'
import type { WorkerConfig } from '../ui/offline/worker/cachePolicy.ts'
import { htmlFile, languageFolder, offlinePagePath, type SiteAddresses } from './addresses.ts'
import { entryPoints } from './chunks.ts'
import { contentHash } from './contentHash.ts'
import type { SiteFiles } from './siteFiles.ts'
import type { SiteLanguage } from './siteLanguages.ts'

/** The file of the service worker. */
export const offlineWorkerFile = 'offline.js'

/**
 * Writes the service worker with the list of files that it caches when it is installed. If the data have no
 * texts for the offline page, the worker removes itself and everything that an earlier one has cached.
 * @param output `client` is the folder of the client's bundle, `dist` the built site with its pages
 */
export async function writeOfflineWorker(
  site: Site,
  manifest: Manifest,
  output: {
    client: string
    dist: string
    files: SiteFiles
    addresses: SiteAddresses
    languages: readonly SiteLanguage[]
  },
): Promise<void> {
  const { client, dist, files, addresses, languages } = output
  const code = await readFile(path.join(client, offlineWorkerFile), 'utf8')
  const built = site.offline
    ? JSON.stringify(await workerFacts(dist, manifest, addresses, languages))
    : 'null'
  await files.put(offlineWorkerFile, `const built=${built};\n${code}`)
}

async function workerFacts(
  dist: string,
  manifest: Manifest,
  { inSite }: SiteAddresses,
  languages: readonly SiteLanguage[],
): Promise<WorkerConfig> {
  const chunks = Object.entries(manifest).filter(
    ([key]) => key !== entryPoints.offline && key !== entryPoints.boot,
  )
  const scripts = chunks.flatMap(([, { file, css = [] }]) => [file, ...css])
  const pages = languages.map(({ key }) =>
    path.join(dist, languageFolder(key), htmlFile(offlinePagePath)),
  )
  const texts = await Promise.all(pages.map((file) => readFile(file, 'utf8')))
  return {
    build: contentHash(...texts),
    offlinePage: inSite(offlinePagePath),
    languages: languages.flatMap(({ key, addresses }) =>
      key === undefined ? [] : [addresses.inSite('/')],
    ),
    pagesToPrecache: kindNames.flatMap((kind) => {
      const path = pathOfKind(kind)
      return path !== undefined && kindOf({ kind }).offline ? [inSite(path)] : []
    }),
    files: [...new Set(scripts)]
      .filter((file) => /\.(js|css)$/.test(file))
      .map(inSite)
      .sort(),
  }
}
