import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { sourcesOf } from '../../src/check/sources.ts'
import { pageAddress } from '../../src/model/catalogue/address.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { memorySource } from '../../src/pages/source.ts'
import { createViews, type Views } from '../../src/pages/views.ts'
import { createSiteRouter } from '../../src/router.tsx'

/** What a build makes of a catalogue, without the pictures' bytes. */
export function viewsOf(catalogue: Catalogue): Views {
  const facts = { width: 1200, height: 900, widths: [320, 1200], colour: '#888888' }
  const pictures = Object.keys(catalogue.pictures).map(
    (stem) => [stem, { stem, ...facts }] as const,
  )
  return createViews(catalogue, new Map(pictures), (path) => path, sourcesOf(catalogue))
}

/** The page at a path as HTML. */
export async function renderPage(views: Views, at: string): Promise<string> {
  const view = views.page(at)
  if (view === undefined) throw new Error(`${at} is declared and has no view`)
  const router = createSiteRouter({
    source: memorySource(views.layout, new Map([[pageAddress(at), view]])),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  return renderToString(createElement(RouterProvider, { router }))
}
