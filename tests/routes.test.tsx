import { createMemoryHistory, notFound } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PageSource } from '../src/pages/registry/pageSource.ts'
import { createSiteRouter } from '../src/router.tsx'
import { frozenCatalogue, paths, source, viewOf } from './helpers/frozenCatalogue.ts'
import { renderSite } from './helpers/site.tsx'

const { aliases, site } = frozenCatalogue
const aliased = Object.entries(aliases).filter(([, path]) => paths.includes(path))

/**
 * The path to which a typed address leads.
 * @param base the root of the pages of a language
 */
async function open(typed: string, base?: string) {
  const history = createMemoryHistory({ initialEntries: [typed] })
  const router = createSiteRouter({ source, history, base })
  await router.load()
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return router.state.location
}

describe('every declared path', () => {
  it.each(paths)('%s is found with a slash at its end and in another case', async (path) => {
    for (const typed of [`${path}/`.replace('//', '/'), path.toLowerCase(), path.toUpperCase()]) {
      expect((await open(typed)).pathname.replace(/(.)\/$/, '$1')).toBe(path)
    }
  })

  it('has a title of its own', () => {
    const all = Object.keys(frozenCatalogue.routes)
    const titles = all.map((path) => viewOf(path).head.title)
    expect(new Set(titles).size).toBe(all.length)
  })
})

it('search and hash are preserved if the path is corrected', async () => {
  expect((await open('/list?q=a#b')).href).toBe('/List?q=a#b')
})

it.each(aliased)('the path of a home card, %s, ends on %s in any case', async (alias, path) => {
  for (const typed of [alias, `${alias}/`, alias.toLowerCase(), alias.toUpperCase()]) {
    expect((await open(typed)).pathname.replace(/(.)\/$/, '$1')).toBe(path)
  }
})

describe.each(aliased.slice(0, 1))('the alias %s', (alias, path) => {
  it('keeps the query and the fragment', async () => {
    expect((await open(`${alias}?q=a#b`)).href).toBe(`${path}?q=a#b`)
  })

  it.each(['/gu/', '/shop/', '/shop/hi/'])('leads to its page below %s', async (base) => {
    const root = base.slice(0, -1)
    expect((await open(root + alias, base)).publicHref).toBe(root + path)
  })

  it.each(['.', ')', '%E2%80%8B', '&utm_source=x'])(
    'leads to its page if the address is damaged by %s',
    async (damage) => {
      expect((await open(alias + damage)).pathname).toBe(path)
    },
  )

  it('costs no request for data of its own', async () => {
    const requested: string[] = []
    const counted: PageSource = {
      ...source,
      page(of) {
        requested.push(of)
        return source.page(of)
      },
    }
    await renderSite(alias, counted)
    expect(requested).toEqual([path])
  })
})

describe('the error screen', () => {
  it.each(['/Nosuchsheet', `/Products${paths.at(-1)}`, '/__proto__', '/constructor'])(
    'stands at %s',
    async (path) => {
      await renderSite(path)
      const main = within(screen.getByRole('main'))
      expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(site.error.heading)
    },
  )

  it.each([
    ['/About', '/Contact'],
    ['/Candzpurlin', '/About'],
  ] as const)('stands at %s if the page there is of the kind of %s', async (path, kind) => {
    const other = { ...viewOf(kind), path: viewOf(path).path }
    await renderSite(path, { ...source, page: async () => other })
    const main = within(screen.getByRole('main'))
    expect(main.getByText(site.error.notFound)).toBeVisible()
  })

  it.each([[notFound()], [notFound({ data: 'no element' })]])(
    'stands where no page is found, whatever the error holds: %o',
    async (thrown) => {
      await renderSite('/About', { ...source, page: () => Promise.reject(thrown) })
      const main = within(screen.getByRole('main'))
      expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(site.error.heading)
      expect(main.getByText(site.error.notFound)).toBeVisible()
    },
  )

  it.each([
    ['with the data text of the error', { data: 'The roof is on fire' }, 'The roof is on fire'],
    ['without a text if the error has none', new Error('internal words'), undefined],
  ])('is shown if a page cannot be loaded, %s', async (_case, thrown, text) => {
    const broken: PageSource = {
      ...source,
      page: (path) => (path === '/' ? source.page(path) : Promise.reject(thrown)),
    }
    const logged = vi.mocked(console.error).mockImplementation(() => {})
    vi.stubGlobal('navigator', { onLine: false })
    const { router } = await renderSite('/', broken)
    await act(() => router.navigate({ to: '/Contact' }))
    vi.unstubAllGlobals()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(site.error.heading)
    expect(main.queryByText('internal words')).toBeNull()
    if (text !== undefined) expect(main.getByText(text)).toBeVisible()
    expect(main.getByRole('link', { name: site.error.home })).toBeVisible()
    expect(logged).toHaveBeenCalled()
    logged.mockClear()
  })
})
