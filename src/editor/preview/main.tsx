import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { expose, wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import '../../ui/styles/global.css'
import { createSiteRouter, type SiteRouter } from '../../router.tsx'
import { highlight } from './highlight.ts'
import type { PreviewHost, PreviewPage } from './protocol.ts'

const { port1: port, port2: hostPort } = new MessageChannel()
const host = wrap<PreviewHost>(port)
let router: SiteRouter | undefined
let path = '/'

function startRouter(): SiteRouter {
  const source = {
    async layout() {
      const layout = await host.layout()
      if (layout === undefined) throw new Error('the catalogue cannot be shown')
      return layout
    },
    page: (path: string) => host.page(path),
  }
  const history = createMemoryHistory({ initialEntries: [path] })
  const started = createSiteRouter({ source, history })
  started.subscribe('onResolved', ({ toLocation }) => {
    // The editor knows where it navigated itself.
    if (toLocation.pathname === path) return
    path = toLocation.pathname
    void host.navigated(path)
  })
  const root = document.getElementById('root')
  if (root !== null) createRoot(root).render(<RouterProvider router={started} />)
  return started
}

const page: PreviewPage = {
  open(to) {
    if (to === path) return
    path = to
    router?.history.push(path)
  },
  refresh() {
    if (router === undefined) router = startRouter()
    else void router.invalidate()
  },
  highlight,
}

// A page that the editor opens while a person is typing there must not take the focus.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options)
}

addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement) void host.clicked(target.textContent ?? '')
})

expose(page, port)
parent.postMessage('ready', location.origin, [hostPort])
