import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageSource } from '../../../src/pages/registry/pageSource.ts'
import {
  frozenCatalogue,
  fullPages,
  samples,
  source,
  viewOf,
} from '../../helpers/frozenCatalogue.ts'
import { server } from '../../helpers/server.ts'
import { renderSite } from '../../helpers/site.tsx'

function linkTo(path: string): HTMLElement {
  // Not with a selector, because jsdom ignores case, and an alias may differ from its page by case alone.
  const link = [...document.links].find((candidate) => candidate.getAttribute('href') === path)
  if (link === undefined) throw new Error(`no link to ${path}`)
  return link
}

/** All pages except the comparison, whose links have products after the path. */
const linked = samples.filter((path) => viewOf(path).kind !== 'compare')

describe('a link to a page of the site', () => {
  it.each(linked)(
    'to %s opens the same page as the build, and is marked as current',
    async (path) => {
      const direct = await renderSite(path)
      const built = screen.getByRole('main').outerHTML
      direct.unmount()

      const { router } = await renderSite(path === '/' ? '/About' : '/')
      await act(async () => linkTo(path).click())
      expect(router.state.location.pathname).toBe(path)
      // React numbers its generated ids, depending on what was rendered before.
      const plain = (html: string) => html.replace(/_r_\w+_/g, '_')
      const opened = () => plain(screen.getByRole('main').outerHTML)
      await waitFor(() => expect(opened()).toBe(plain(built)))
      const current = [...document.querySelectorAll('a[aria-current="page"]')]
      expect(new Set(current.map((link) => link.getAttribute('href')))).toEqual(new Set([path]))
    },
  )

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the wheel', { button: 1 }],
  ])('leaves a press %s to the browser', async (_how, press) => {
    const { router } = await renderSite('/')
    const link = linkTo('/About')
    const click = createEvent.click(link, press)
    let isPrevented = true
    // jsdom cannot follow links, and prints an error if it is not prevented.
    addEventListener(
      'click',
      (event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await act(async () => fireEvent(link, click))
    expect(isPrevented).toBe(false)
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('a page opened by a link', () => {
  const product = fullPages[0]?.path ?? '/'
  const mainText = () => screen.getByRole('main').textContent

  it('shows its first screen before the rest, and everything at once on Back and Forward', async () => {
    const { router } = await renderSite('/')
    const homeText = mainText()
    const painted: (string | null)[] = []
    router.subscribe('onRendered', () => painted.push(mainText()))
    await act(async () => linkTo(product).click())
    await screen.findByRole('table')
    const opened = mainText()
    await act(async () => router.history.back())
    await act(async () => router.history.forward())
    const [first = '', back, forward] = painted
    expect(first).toContain(viewOf(product).breadcrumb?.current.label)
    expect((first?.length ?? 0) * 2).toBeLessThan(opened?.length ?? 0)
    expect(back).toBe(homeText)
    expect(forward).toBe(opened)
  })
})

describe('a page whose link comes near the screen', () => {
  const requested = vi.fn(source.page)
  const recordingSource: PageSource = { ...source, page: requested }
  const { origin, pathname } = new URL(frozenCatalogue.site.map.embed)
  // Everything comes into view at once, also the map, whose service cannot be reached in tests.
  beforeEach(() => server.use(http.get(origin + pathname, () => HttpResponse.error())))
  afterEach(() => {
    requested.mockClear()
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('is prefetched once', async () => {
    await renderSite('/About', recordingSource)
    await act(async () => mockAllIsIntersecting(true))
    await act(async () => mockAllIsIntersecting(true))
    const linked = [...document.querySelectorAll('a[href^="/"]')].map((a) => a.getAttribute('href'))
    expect(requested.mock.calls.flat().sort()).toEqual([...new Set(linked)].sort())
  })

  it('is fetched when a press on it begins', async () => {
    const { router } = await renderSite('/About', recordingSource)
    await act(async () => fireEvent.pointerDown(linkTo('/Contact')))
    expect(requested.mock.calls).toEqual([['/About'], ['/Contact']])
    expect(router.state.location.pathname).toBe('/About')
  })

  it('is not fetched for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    await renderSite('/About', recordingSource)
    await act(async () => mockAllIsIntersecting(true))
    expect(requested.mock.calls).toEqual([['/About']])
  })
})
