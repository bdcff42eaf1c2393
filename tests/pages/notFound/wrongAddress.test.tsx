import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createSiteRouter } from '../../../src/router.tsx'
import { repair } from '../../../src/routes/-unknown.tsx'
import { source, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { tradeCatalogue } from '../../helpers/tradeCatalogue.ts'
import { sourceOf, viewsOf } from '../../helpers/views.ts'

const { error, navigation } = views.layout

afterEach(cleanup)

/** The paths of the suggested pages. */
function suggested(): (string | null)[] {
  const nav = screen.queryByRole('navigation', { name: `${error.nearest}` })
  if (nav === null) return []
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

/** The public address that the router of a site ends at. */
async function openedAt(address: string, base = '/'): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  await createSiteRouter({ source, history, base }).load()
  return history.location.href
}

const list = '#list1/p=Candzpurlin&q=12/note=Why%3F+100%25/end'

describe('a damaged address leads to the page that was meant', () => {
  it.each([
    ['/About.', '/About'],
    ['/About.?to=a&to=b', '/About?to=a%2Cb'],
    ['/about.html?utm_source=x#main', '/About?utm_source=x#main'],
    [list.replace('#', '/List%23'), `/List${list}`],
    ['/Compare%23Candzpurlin,Msandgipipe', '/Compare#Candzpurlin,Msandgipipe'],
    ['/Find%3Fq%3Droof%2520sheet', '/Find?q=roof+sheet'],
    ['/PVC%20Sheet', '/Pvccorrugatedroofingsheet'],
    ['/%E2%80%8B', '/'],
  ])('when it is opened: %s', async (address, meant) => {
    expect(await openedAt(address)).toBe(meant)
    expect(await openedAt(`/shop/gu${address}`, '/shop/gu/')).toBe(`/shop/gu${meant}`)
  })

  it('when another page of the site leads to it', async () => {
    const { router } = await renderSite('/')
    for (const [address, meant] of [
      ['/About%20.', '/About'],
      [list.replace('#', '/List%23'), `/List${list}`],
    ]) {
      await act(() => router.navigate({ href: address }))
      expect(router.history.location.href).toBe(meant)
    }
  })

  it.each([
    ['/gu/About.', '/gu/About'],
    ['/gu/About.?to=a&to=b', '/gu/About?to=a&to=b'],
    [list.replace('#', '/gu/List%23'), `/gu/List${list}`],
    ['/gu/%E0%A5%A4', '/gu/'],
  ])('in another language, if the host has one error page for all: %s', async (href, meant) => {
    const other = { language: 'gu-IN', name: 'Gujarati', folder: 'gu/', offer: '', dismiss: '' }
    const layout = { ...views.layout, languages: { label: '', others: [other] } }
    const parentMatchPromise = Promise.resolve({ loaderData: layout })
    const led = repair({ location: { href }, context: { source }, parentMatchPromise })
    await expect(led).rejects.toMatchObject({ options: { href: meant, reloadDocument: true } })
  })
})

describe('an address that nobody has meant as it is', () => {
  // Chosen before they were tried, and not changed since.
  const wrong = {
    '/colorcoatedroofingsheets': '/Colorcoatedroofingsheet',
    '/Purlin': '/Candzpurlin',
    '/Colourcoatedroofingsheet': '/Colorcoatedroofingsheet',
    '/Aluminiumroofingsheet': '/Aluminiunroofingsheet',
    '/StructureMaterial': '/StuctureMaterial',
    '/Contacts': '/Contact',
    '/ContactUs': '/Contact',
    '/AboutUs': '/About',
    '/products/Candzpurlin': '/Candzpurlin',
    '/tiled-profile-roof-sheet': '/Tiledprofileroofingsheet',
    '/polycarbonate-multiwall': '/Polycarbonatemultiwallroofingsheet',
    '/upvc': '/Upvcroofingsheets',
    '/Roofing': '/RoofingSheet',
    '/Roofinginsulations': '/RoofingInsulation',
    '/ondulin': '/Ondulineroofingsheet',
    '/onduline-roof': '/Ondulineroofingsheet',
    '/deck-sheets': '/Decksheetdeckpanels',
    '/puf-panel': '/Sandwichpufpanelssheet',
    '/rockwool': '/Rockwoolglasswoolsheet',
    '/glasswool': '/Rockwoolglasswoolsheet',
    '/selfdrilingscrews': '/Selfdrillingscrew',
    '/screws': '/Selfdrillingscrew',
    '/fibrecementboard': '/Fibercementsheetboard',
    '/Privacypolicy': '/Privacy',
    '/comparison': '/Compare',
    '/Lists': '/List',
    '/Cliplock': '/Cliplokroofingsheet',
    '/stainless-steel-sheet': '/Stainlesssteelroofingsheet',
    '/rolling-shutter': '/Rollingshutterpatticoil',
    '/louvers': '/Polycarbonatelouverssheet',
  }

  it('leads to its page or to a suggestion of it, 28 times in 30', async () => {
    const failed: string[] = []
    const wholeRange = sourceOf(tradeCatalogue, viewsOf(tradeCatalogue))
    for (const [address, meant] of Object.entries(wrong)) {
      const { router } = await renderSite(address, wholeRange)
      const isThere = router.state.location.pathname === meant
      if (!isThere && !suggested().includes(meant)) failed.push(`${address}: ${suggested()}`)
      expect(suggested().length).toBeLessThanOrEqual(5)
      cleanup()
    }
    expect(Object.keys(wrong)).toHaveLength(30)
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(2)
  })

  it('shows the error screen, suggestions, and a search field that works without script', async () => {
    await renderSite('/Purlin')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(error.heading)
    expect(main.getByText(error.notFound)).toBeDefined()
    expect(main.getByRole('link', { name: error.home }).getAttribute('href')).toBe('/')
    const field = main.getByRole<HTMLInputElement>('searchbox', { name: navigation.find.label })
    expect([field.name, field.form?.method, field.form?.getAttribute('action')]).toEqual([
      'q',
      'get',
      '/Find',
    ])
    expect(suggested()[0]).toBe('/Candzpurlin')
  })

  it('has the search field even if the site has no heading for suggestions', async () => {
    const { nearest: _, ...words } = error
    const layout = { ...views.layout, error: words }
    await renderSite('/Purlin', { ...source, layout: async () => layout })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('searchbox', { name: navigation.find.label })).toBeDefined()
    expect(main.queryByRole('navigation')).toBeNull()
  })

  it.each(['/zzzzqqqq', '/1234567', '/x/y/z', '/nope', '/zinc'])(
    'has no suggestions if no name is like it: %s',
    async (address) => {
      await renderSite(address)
      expect(screen.getByText(error.notFound)).toBeDefined()
      expect(suggested()).toEqual([])
    },
  )

  it.each([
    ['markup', '/%3Cimg%20src=x%20onerror=alert(1)%3E'],
    ['a script', '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
    ['code', '/javascript:alert(1)//nowhere'],
    ['a long text', `/${'Purlinx'.repeat(2000)}`],
  ])('is not repeated on the page: %s', async (_, address) => {
    const { container } = await renderSite(address)
    expect(screen.getByText(error.notFound)).toBeDefined()
    expect(container.querySelector('main :is(img, script)')).toBeNull()
    expect(container.innerHTML).not.toMatch(/alert|onerror|purlinxpurlinx/i)
  })
})
