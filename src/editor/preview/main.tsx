import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import '../../ui/styles/global.css'
import type { Source } from '../../pages/source.ts'
import { createSiteRouter, type SiteRouter } from '../../router.tsx'
import type { Answers } from '../answers.ts'
import { show } from './find.ts'
import type { FromPage, ToPage } from './messages.ts'

let router: SiteRouter | undefined
let path = '/'

function tell(message: FromPage): void {
  parent.postMessage(message, location.origin)
}

function ask<Q extends 'layout' | 'page'>(question: Q, path = ''): Promise<Answers[Q]> {
  const { port1, port2 } = new MessageChannel()
  const message: FromPage = { tell: 'asks', question, path }
  parent.postMessage(message, location.origin, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answers[Q]>) => {
      resolve(data)
      port1.close()
    }
  })
}

const source: Source = {
  async layout() {
    const layout = await ask('layout')
    if (layout === undefined) throw new Error('the catalogue cannot be shown')
    return layout
  },
  page: (path) => ask('page', path),
}

function open(): SiteRouter {
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
  if (data.tell === 'changed') {
    if (router === undefined) router = open()
    else void router.invalidate()
  } else if (data.tell === 'path') {
    if (data.path === path) return
    path = data.path
    router?.history.push(path)
  } else show(data.text)
})

// A page that the editor leads to comes while a person is typing there, and leaves the focus in peace.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function (options) {
  if (document.hasFocus()) focus.call(this, options)
}

addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement) tell({ tell: 'pressed', text: target.textContent ?? '' })
})

tell({ tell: 'ready' })
