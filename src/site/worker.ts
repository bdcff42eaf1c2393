import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { pageAddress } from '../catalogue/address.ts'
import type { LayoutView } from '../catalogue/view.ts'
import type { PageView } from '../pages/pages.ts'
import type { Stamped } from '../pages/source.ts'
import { render } from '../prerender.tsx'
import { bootTag } from './boot.ts'
import { type SiteFiles, siteFiles } from './files.ts'
import { assemble } from './html.ts'
import type { Shell } from './shells.ts'

/** What a worker is started with. */
export type WorkerData = {
  layout: LayoutView
  /** The stamp of what all pages share. */
  build: string
  /** The site's language, `en-IN`. */
  language: string
  /** `index.html` as it lies in the project. */
  template: string
  /** What pages of one kind share; the page of a wrong path under undefined. */
  shells: ReadonlyMap<PageView['kind'] | undefined, Shell>
  /** The built site's folder, and its root on its server. */
  dist: string
  base: string
}

/** A page to make: its path, its data as JSON, and what its head says of it to the world. */
export type Job = { path: string; json: string | undefined; head: string }

/** Renders a page and writes it and its data into the built site. */
async function make(job: Job, data: WorkerData, files: SiteFiles): Promise<void> {
  const { path: pagePath, json, head } = job
  const { layout, build, language, template, shells, base } = data
  const view: Stamped<PageView> | undefined = json === undefined ? undefined : JSON.parse(json)
  const shell = shells.get(view?.kind)
  if (shell === undefined) throw new Error(`no shell for a page of the kind ${view?.kind}`)
  const rendered = await render(layout, pagePath, view)
  const dataFiles = view === undefined ? [] : [pageAddress(pagePath)]
  const html = assemble(template, {
    language,
    document: { path: view?.path, build, stamp: view?.stamp },
    head: [
      shell.start,
      rendered.head,
      bootTag([...shell.files, ...dataFiles], base),
      shell.end,
      head,
    ].join('\n'),
    app: rendered.app,
  })
  const file = view === undefined ? '404.html' : path.join(pagePath.slice(1), 'index.html')
  files.put(file, html)
  if (json !== undefined) files.put(pageAddress(pagePath), json)
}

if (parentPort !== null) {
  const port = parentPort
  const data: WorkerData = workerData
  port.on('message', async (jobs: Job[]) => {
    const files = siteFiles(data.dist)
    for (const job of jobs) await make(job, data, files)
    port.postMessage(files.left)
  })
}
