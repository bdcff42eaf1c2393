import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { pageDataAddress } from './catalogue/address.ts'
import type { LayoutView } from './catalogue/view.ts'
import type { PageView } from './pages/registry/pageKinds.ts'
import { memorySource } from './pages/registry/pageSource.ts'
import { createSiteRouter } from './router.tsx'

/**
 * Renders all of an element to HTML.
 * @throws the first error of a component, which React would else leave to the browser to find
 */
async function renderToHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // No part of a page is moved to its end, to be put in place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

/**
 * Renders a page as the browser will.
 * @param base where the pages of the language begin
 * @param path where the visitor is
 * @param view the page; without one, it is the page of a wrong path
 * @returns what React wants in the head, and the page itself
 */
export async function render(
  base: string,
  layout: LayoutView,
  path: string,
  view: PageView | undefined,
) {
  const pages = new Map(view === undefined ? [] : [[pageDataAddress(path), view]])
  const router = createSiteRouter({
    source: memorySource(layout, pages),
    base,
    history: createMemoryHistory({ initialEntries: [base.replace(/\/$/, '') + path] }),
  })
  await router.load()
  const html = await renderToHtml(<RouterProvider router={router} />)
  // React writes what belongs in the head (title, meta) before the page's own first element.
  const start = html.search(/<(?!title|\/title|meta|link)/)
  return { head: html.slice(0, start), app: html.slice(start) }
}
