import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { frozenCatalogue, source, viewOf, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { viewOfKind } from '../../helpers/views.ts'

// Shared by the tests of the finder's page: its view, a product and a filter to find, and a network that may fail.

/** The view of the finder's page. */
export const page = viewOfKind(views, '/Find', 'find')

export const finderFile = views.finderContents().file
export const { products } = finderFile
const [first] = products
/** A filter value that fewer than half of the products have. */
const value = page.properties
  .flatMap(({ property, label, options }) => options.map((option) => ({ property, label, option })))
  .find(({ property, option }) => {
    const matches = products.filter(({ values }) => values[property]?.includes(option.value))
    return matches.length < products.length / 2
  })
if (first === undefined || value === undefined) throw new Error('there is nothing to find')

/** The name of a product. */
export const name = first.link.label
/** The path of its page. */
export const { path } = first.link

/** A filter value, the query for it, and the number of products that have it. */
export const filterExample = {
  property: value.label,
  label: value.option.label,
  chosen: { [value.property]: [value.option.value] },
  count: products.filter(({ values }) => values[value.property]?.includes(value.option.value))
    .length,
}

/** A word that no catalogue has. */
export const unknown = 'qqwxvkj'

/** The state of the network, which a test may change; the next test begins with a working one. */
export type FinderNetwork = {
  state: 'works' | 'fails' | 'hangs' | 'lacks the file'
  requested: string[]
}

/** Mocks the network of the finder in each test of a file. */
export function serveFinder(): FinderNetwork {
  const file = JSON.stringify(finderFile)
  const network: FinderNetwork = { state: 'works', requested: [] }
  beforeEach(() => {
    network.state = 'works'
    network.requested = []
    vi.stubGlobal('fetch', async (address: string) => {
      network.requested.push(address)
      if (network.state === 'hangs') await new Promise(() => {})
      if (network.state === 'fails') return new Response(file, { status: 503 })
      return new Response(file, { status: network.state === 'works' ? 200 : 404 })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return network
}

let visits = 0

/**
 * Opens the finder's page as a visitor who has not searched yet. Its file has another address in each
 * test, because it is fetched once per visit.
 * @param end query and fragment of the address
 */
export function renderFinder(end = '') {
  visits += 1
  const pageOfVisit = { ...page, index: `assets/find-${visits}.json` }
  return renderSite(`/Find${end}`, {
    ...source,
    page: async (path) => (path === '/Find' ? pageOfVisit : source.page(path)),
  })
}

export const searchInput = () =>
  screen.getByRole('searchbox', { name: frozenCatalogue.site.navigation.find.label })
export const resultsRegion = () => screen.getByRole('region', { name: page.results.heading })
export const status = () => within(resultsRegion()).getByRole('status')
export const countStatus = (count: number) =>
  fillCount(page.results.count, count, frozenCatalogue.site.language)

/** The heading of the page at a path. */
export function resultHeading(path: string): string {
  const view = viewOf(path)
  return 'heading' in view ? view.heading : ''
}
