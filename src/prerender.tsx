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
 * @throws the first error of a component, which React would otherwise leave to the browser
 */
async function renderToHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    // Without this, React may move parts of the page to its end, and a script puts them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}

/**
 * Renders a page to HTML with the same components as the browser.
 * @param base the root of the language's pages, `/` or `/gu/`
 * @param path the path of the page, without the base
 * @param view the data of the page; undefined for the error page
 * @returns the tags that React puts into the head, and the content of `#root`
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
  // React writes the tags for the head (title, meta, link) before the first element of the page.
  const start = html.search(/<(?!title|\/title|meta|link)/)
  return { head: html.slice(0, start), app: html.slice(start) }
}
