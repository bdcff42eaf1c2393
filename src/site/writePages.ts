import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import Tinypool from 'tinypool'
import type { Manifest } from 'vite'
import { layoutDataAddress, pageDataName } from '../catalogue/address.ts'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import { pageFile } from '../pages/dataFiles.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import {
  differByCaseAlone,
  errorPageFile,
  htmlFile,
  languageFolder,
  offlinePagePath,
} from './addresses.ts'
import { chunksFor } from './chunks.ts'
import { type HeadFacts, pageHead, structuredDataTag } from './head.ts'
import { contentHash, stampPage } from './pageStamp.ts'
import { redirectPage } from './redirectPage.ts'
import type { RenderContext, RenderJob } from './renderWorker.ts'
import type { SiteFiles } from './siteFiles.ts'
import type { SiteLanguage } from './siteLanguages.ts'

/** The number of pages that a worker renders per call. */
const BATCH = 20

type Output = Pick<RenderContext, 'dist' | 'base' | 'effort' | 'shells' | 'template'> & {
  files: SiteFiles
  manifest: Manifest
  /** The file of the bundled `renderWorker.ts`. */
  worker: string
}

/** A page that search engines may list, in one of its languages. */
export type ListedPage = { language: SiteLanguage; path: string }

/**
 * Writes every page of a language with its data, the error pages, the redirect pages, and the data of the layout.
 * @returns the number of pages, and the pages that search engines may list
 */
export async function writePages(language: SiteLanguage, head: HeadFacts, output: Output) {
  const { key, original, catalogue, views } = language
  const { files, manifest, worker, ...shared } = output
  const { layout } = views
  const folder = languageFolder(key)
  const [script = ''] = chunksFor(manifest, undefined).scripts
  const build = contentHash(script, JSON.stringify(layout))
  files.put(folder + layoutDataAddress, JSON.stringify({ build, ...layout }))
  /** Writes the page that leads from a path with a slash at its end to a page. */
  function putFolder(from: string, page: PageView): void {
    if (!from.endsWith('/')) files.put(folder + htmlFile(`${from}/`), redirectPage(page, language))
  }
  const listed: ListedPage[] = []
  let count = 0
  function* jobs(): Generator<RenderJob> {
    for (const declared of Object.keys(catalogue.routes)) {
      const view = views.page(declared)
      if (view === undefined) throw new Error(`${declared} is declared and has no page`)
      if (view.head.index) listed.push({ language, path: declared })
      count += 1
      putFolder(declared, view)
      yield {
        path: declared,
        source: pageFile(declared),
        file: htmlFile(declared),
        json: JSON.stringify(stampPage(view, build)),
        head: pageHead(view, head).join(''),
        end: structuredDataTag(view, head),
      }
    }
    // With this list, the script of the error page requests no data of a page that does not exist.
    const pages = Object.keys(catalogue.routes).map(pageDataName).join(' ')
    yield { path: '/404', file: errorPageFile, head: '', pages }
    yield* offlineJob(catalogue.site)
  }
  const languageFacts = { name: catalogue.site.language, key, original }
  await renderAll(worker, { ...shared, layout, build, language: languageFacts }, jobs())
  for (const [from, to] of Object.entries(catalogue.aliases)) {
    const page = views.page(to)
    if (page === undefined) continue
    putFolder(from, page)
    // An alias may differ from its page by case alone. It has a copy of the page, so that nothing is lost if the disk
    // or the host ignores case, and the two are the same file.
    const text = differByCaseAlone(from, to)
      ? await readFile(path.join(shared.dist, folder, htmlFile(to)))
      : redirectPage(page, language)
    files.put(folder + htmlFile(from), text)
  }
  return { count, listed }
}

/** The offline page, if the site has one: an error page with its own texts. */
function* offlineJob({ error, offline }: Site): Iterable<RenderJob> {
  if (offline !== undefined) {
    const { text: notFound, ...words } = offline
    const file = htmlFile(offlinePagePath)
    yield { path: '/404', file, head: '', error: { ...error, ...words, notFound, isOffline: true } }
  }
}

/**
 * Renders and writes pages on all cores.
 * @param filename the file of the bundled `renderWorker.ts`
 * @param jobs read lazily, so that they are never all in memory
 * @throws the error of a page whose data could not be made, or that could not be rendered
 */
async function renderAll(
  filename: string,
  common: RenderContext,
  jobs: Iterable<RenderJob>,
): Promise<void> {
  const maxThreads = availableParallelism()
  const env = { ...process.env, NODE_ENV: 'production' }
  // Workers stay idle between batches, because starting one takes longer than waiting.
  const pool = new Tinypool({ filename, minThreads: 0, maxThreads, idleTimeout: 60_000, env })
  try {
    await forEachConcurrently(
      batchesOf(jobs),
      (batch) => pool.run({ jobs: batch, common }),
      maxThreads,
    )
  } finally {
    await pool.destroy()
  }
}

function* batchesOf(jobs: Iterable<RenderJob>): Generator<RenderJob[]> {
  let batch: RenderJob[] = []
  for (const job of jobs) {
    batch.push(job)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
