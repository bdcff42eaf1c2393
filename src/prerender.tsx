import { parentPort, workerData } from 'node:worker_threads'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { pageAddress } from './catalogue/address.ts'
import { memorySource } from './catalogue/source.ts'
import type { LayoutView, PageView } from './catalogue/view/types.ts'
import { createSiteRouter } from './router.tsx'

/** What a worker is started with. */
export type WorkerData = { layout: LayoutView }

/** A page to render: its path and view; no view for the page of a wrong path. */
export type Job = { path: string; view: PageView | undefined }

/** A rendered page: what React wants in the head, and the page itself. */
export type Rendered = { path: string; head: string; app: string }

/** React writes what belongs in the head (title, meta) before the page's own first element. */
function split(html: string): { head: string; app: string } {
  const start = html.search(/<(?!title|\/title|meta|link)/)
  return { head: html.slice(0, start), app: html.slice(start) }
}

async function render(layout: LayoutView, { path, view }: Job): Promise<Rendered> {
  const pages = new Map(view === undefined ? [] : [[pageAddress(path), view]])
  const base = import.meta.env.BASE_URL
  const router = createSiteRouter({
    source: memorySource(layout, pages),
    history: createMemoryHistory({ initialEntries: [base.replace(/\/$/, '') + path] }),
  })
  await router.load()
  return { path, ...split(renderToString(<RouterProvider router={router} />)) }
}

if (parentPort !== null) {
  const port = parentPort
  const { layout }: WorkerData = workerData
  port.on('message', async (jobs: Job[]) => {
    const pages = []
    for (const job of jobs) pages.push(await render(layout, job))
    port.postMessage(pages)
  })
}
