import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import { memorySource } from '../../src/pages/registry/pageSource.ts'
import type { CatalogueViews } from '../../src/pages/registry/views.ts'
import { createSiteRouter } from '../../src/router.tsx'

/** The page at a path as HTML. */
export async function renderPage(views: CatalogueViews, at: string): Promise<string> {
  const view = views.page(at)
  if (view === undefined) throw new Error(`${at} is declared and has no view`)
  const router = createSiteRouter({
    source: memorySource(views.layout, new Map([[pageDataAddress(at), view]])),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  return renderToString(createElement(RouterProvider, { router }))
}
