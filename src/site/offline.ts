import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Site } from '../catalogue/schemas/site.ts'
import { kindNames, pathOfKind } from '../pages/pageSchemas.ts'
import { kindOf } from '../pages/registry/pageKinds.ts'
import type { WorkerFacts } from '../ui/offline/worker/cachePolicy.ts'
import { folderOf, type SiteAddresses } from './addresses.ts'
import { entries } from './chunks.ts'
import type { SiteFiles } from './files.ts'
import type { SiteLanguage } from './languages.ts'
import { stamp } from './stamp.ts'

/** What is shown instead of a page that is not stored. */
export const offlinePage = 'offline.html'

/** The service worker that answers with it. */
export const offlineWorker = 'offline.js'

/**
 * Writes the service worker with the list of what it stores from the beginning. Where the data have no
 * words for it, the worker removes itself and all that an earlier one has stored.
 * @param output the client's bundle, and the site with its pages
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
  const code = await readFile(path.join(client, offlineWorker), 'utf8')
  const built = site.offline
    ? JSON.stringify(await facts(dist, manifest, addresses, languages))
    : 'null'
  files.put(offlineWorker, `const built=${built};\n${code}`)
}

async function facts(
  dist: string,
  manifest: Manifest,
  { inSite }: SiteAddresses,
  languages: readonly SiteLanguage[],
): Promise<WorkerFacts> {
  const chunks = Object.entries(manifest).filter(([key]) => key !== entries.offline)
  const scripts = chunks.flatMap(([, { file, css = [] }]) => [file, ...css])
  const pages = languages.map(({ key }) => path.join(dist, folderOf(key), offlinePage))
  const texts = await Promise.all(pages.map((file) => readFile(file, 'utf8')))
  return {
    build: stamp(...texts),
    page: inSite(offlinePage),
    languages: languages.flatMap(({ key, addresses }) =>
      key === undefined ? [] : [addresses.inSite('/')],
    ),
    pages: kindNames.flatMap((kind) => {
      const path = pathOfKind(kind)
      return path !== undefined && kindOf({ kind }).offline ? [inSite(path)] : []
    }),
    files: [...new Set(scripts)]
      .filter((file) => /\.(js|css)$/.test(file))
      .map(inSite)
      .sort(),
  }
}
