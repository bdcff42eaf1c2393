import { availableParallelism } from 'node:os'
import path from 'node:path'
import Tinypool from 'tinypool'
import type { Manifest } from 'vite'
import { layoutDataAddress, pathByDataAddress } from '../catalogue/address.ts'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import { pageFile } from '../pages/dataFiles.ts'
import { errorPage, folderOf } from './addresses.ts'
import { chunksOf } from './chunks.ts'
import type { SiteFiles } from './files.ts'
import { type HeadFacts, pageHead } from './head.ts'
import type { SiteLanguage } from './languages.ts'
import { offlinePage } from './offline.ts'
import { stamp, stampPage } from './stamp.ts'
import type { Common, Job } from './worker.ts'

/** Pages that a worker is given at a time. */
const BATCH = 20

type Output = Pick<Common, 'dist' | 'base' | 'effort' | 'shells' | 'template'> & {
  files: SiteFiles
  manifest: Manifest
  /** The bundled `worker.ts`. */
  worker: string
}

/** A page that search engines may list, in one of its languages. */
export type ListedPage = { language: SiteLanguage; path: string }

/**
 * Writes every page of a language with its data, the error screens, and the data of the layout and the
 * aliases.
 * @returns how many pages there are, and those that search engines may list
 */
export async function writePages(language: SiteLanguage, head: HeadFacts, output: Output) {
  const { key, original, catalogue, views } = language
  const { files, manifest, worker, ...shared } = output
  const { layout } = views
  const folder = folderOf(key)
  const [script = ''] = chunksOf(manifest, undefined).scripts
  const build = stamp(script, JSON.stringify(layout))
  files.put(folder + layoutDataAddress, JSON.stringify({ build, ...layout }))
  for (const [address, declared] of pathByDataAddress({}, catalogue.aliases)) {
    const view = views.page(declared)
    if (view !== undefined) files.put(folder + address, JSON.stringify(stampPage(view, build)))
  }
  const listed: ListedPage[] = []
  let count = 0
  function* jobs(): Generator<Job> {
    for (const declared of Object.keys(catalogue.routes)) {
      const view = views.page(declared)
      if (view === undefined) throw new Error(`${declared} is declared and has no page`)
      if (view.head.index) listed.push({ language, path: declared })
      count += 1
      yield {
        path: declared,
        source: pageFile(declared),
        file: path.join(declared.slice(1), 'index.html'),
        json: JSON.stringify(stampPage(view, build)),
        head: pageHead(view, head).join(''),
      }
    }
    yield { path: '/404', file: errorPage, head: '' }
    yield* offlineJob(catalogue.site)
  }
  const about = { name: catalogue.site.language, key, original }
  await renderAll(worker, { ...shared, layout, build, language: about }, jobs())
  return { count, listed }
}

/** The page that the offline worker shows. */
function* offlineJob({ error, offline }: Site): Iterable<Job> {
  if (offline !== undefined) {
    const { text: notFound, ...words } = offline
    yield { path: '/404', file: offlinePage, head: '', error: { ...error, ...words, notFound } }
  }
}

/**
 * Renders and writes pages on all cores.
 * @param jobs taken as the workers get to them, so that they are never all in memory
 * @throws what a page threw while its data were made or it was rendered
 */
async function renderAll(filename: string, common: Common, jobs: Iterable<Job>): Promise<void> {
  const maxThreads = availableParallelism()
  const env = { ...process.env, NODE_ENV: 'production' }
  // To start a worker again takes longer than it waits for its next pages.
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

function* batchesOf(jobs: Iterable<Job>): Generator<Job[]> {
  let batch: Job[] = []
  for (const job of jobs) {
    batch.push(job)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
