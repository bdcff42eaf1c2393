import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { expose, wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import '../../ui/styles/global.css'
import '../../ui/styles/notice.css'
import { noticeEnd } from '../../catalogue/notice.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { createSiteRouter, type SiteRouter } from '../../router.tsx'
import { noticeHtml } from '../../site/notice.ts'
import { highlight, showAgain, watchPage } from './highlight.ts'
import { pressable, pressedPlace } from './markedElements.ts'
import './preview.css'
import type { PreviewHost, PreviewPage } from './protocol.ts'

const { port1: port, port2: hostPort } = new MessageChannel()
const host = wrap<PreviewHost>(port)
let router: SiteRouter | undefined
let path = '/'
let follows = false

/** The notice above the page, which is no part of the rendered site. */
const noticePlace = document.createElement('div')
document.body.prepend(noticePlace)

function showNotice({ notice }: LayoutView): void {
  const isShown = notice !== undefined && Date.now() < noticeEnd(notice)
  noticePlace.innerHTML = isShown ? noticeHtml(notice, (to) => to) : ''
}

// Reached only if links lead to their pages.
noticePlace.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  event.preventDefault()
  router?.history.push(link.pathname)
})

function startRouter(): SiteRouter {
  const history = createMemoryHistory({ initialEntries: [path] })
  const source = {
    async layout() {
      const layout = await host.layout()
      if (layout === undefined) throw new Error('the catalogue cannot be shown')
      showNotice(layout)
      return layout
    },
    // Other pages, which this one lists or compares, come without marks.
    page: (of: string) => host.page(of, of === history.location.pathname),
  }
  const started = createSiteRouter({ source, history })
  let shown = path
  let isListening = false
  started.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    // A page that was opened before the router listened. After that, the address redirects to this page.
    const isMissed = !isListening && path !== shown
    isListening = true
    if (pathname === shown) {
      if (isMissed) history.push(path)
      return
    }
    shown = pathname
    showAgain()
    // It was loaded before it was the page that is shown.
    void started.invalidate()
    // The editor knows where it navigated itself.
    if (pathname === path) return
    path = pathname
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
  async refresh() {
    if (router === undefined) {
      router = startRouter()
      return
    }
    await router.invalidate()
    // Undo has restored a page whose address was still redirected when it was opened.
    if (router.history.location.pathname !== path) router.history.push(path)
  },
  highlight,
  followLinks(follow) {
    follows = follow
    document.documentElement.toggleAttribute('data-follows', follow)
  },
}

// A page that the editor opens while a person is typing there must not take the focus.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options)
}

/** True if a press opens something of the page itself, such as a menu, whose words are pressed then. */
function opensItself(target: Element): boolean {
  return (
    target.closest('[aria-expanded="false"]') !== null ||
    target.closest('details:not([open]) > summary') !== null
  )
}

addEventListener(
  'click',
  (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    const leaves = link !== null && link.origin !== location.origin
    if (link !== null && (!follows || leaves)) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (follows || opensItself(target)) return
    const place = pressedPlace(target, event)
    if (place !== undefined) void host.pressed({ ...place, path })
  },
  { capture: true },
)

// Outlines the element whose value a press would open. With each move: under a link that covers several, the
// target stays the same.
let outlined: Element | undefined
addEventListener('mousemove', (event) => {
  const { target } = event
  const next = !follows && target instanceof Element ? pressable(target, event) : undefined
  if (next === outlined) return
  outlined?.removeAttribute('data-pressable')
  outlined = next
  outlined?.setAttribute('data-pressable', '')
})

watchPage()
expose(page, port)
parent.postMessage('ready', location.origin, [hostPort])
