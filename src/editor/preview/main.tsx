import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '../../styles/global.css'
import { declaredByAddress, pageAddress } from '../../catalogue/address.ts'
import type { Source } from '../../pages/source.ts'
import { createViews } from '../../pages/views.ts'
import { createSiteRouter, type SiteRouter } from '../../router.tsx'
import { show } from './find.ts'
import type { FromPage, ToPage } from './messages.ts'

let router: SiteRouter | undefined
let path = '/'

function tell(message: FromPage): void {
  parent.postMessage(message, location.origin)
}

function sourceOf({ catalogue, facts }: ToPage & { tell: 'catalogue' }): Source {
  const views = createViews(catalogue, facts, (path) => path)
  const declared = declaredByAddress(catalogue.routes, catalogue.aliases)
  return {
    layout: async () => views.layout,
    page: async (path) => views.page(declared.get(pageAddress(path)) ?? ''),
  }
}

function open(source: Source): SiteRouter {
  const history = createMemoryHistory({ initialEntries: [path] })
  const opened = createSiteRouter({ source, history })
  opened.subscribe('onResolved', ({ toLocation }) => {
    // Where the editor led it is known there.
    if (toLocation.pathname === path) return
    path = toLocation.pathname
    tell({ tell: 'path', path })
  })
  const root = document.getElementById('root')
  if (root !== null) createRoot(root).render(<RouterProvider router={opened} />)
  return opened
}

addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
  if (origin !== location.origin || source !== parent) return
  if (data.tell === 'catalogue') {
    const source = sourceOf(data)
    if (router === undefined) router = open(source)
    else {
      router.update({ context: { ...router.options.context, source } })
      void router.invalidate()
    }
  } else if (data.tell === 'path') {
    if (data.path === path) return
    path = data.path
    router?.history.push(path)
  } else show(data.text)
})

addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement) tell({ tell: 'pressed', text: target.textContent ?? '' })
})

tell({ tell: 'ready' })
