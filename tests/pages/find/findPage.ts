import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { fill } from '../../../src/model/catalogue/fill.ts'
import { registry, viewOf, views } from '../../helpers/registry.ts'
import { finderOf, product } from './catalogue.ts'

// What the tests of the finder's page share: the page, what it finds, and a line that may fail.

const view = viewOf('/Find')
if (view.kind !== 'find') throw new Error('/Find is no finder')
export const page = view

export const { products } = views.finding()
const [first] = products
/** A value that some products have and others not. */
const value = page.properties
  .flatMap(({ property, label, options }) => options.map((option) => ({ property, label, option })))
  .find(({ property, option }) => {
    const having = products.filter(({ values }) => values.get(property)?.includes(option.value))
    return having.length < products.length / 2
  })
if (first === undefined || value === undefined) throw new Error('there is nothing to find')

/** The name of a product that is there to be found. */
export const name = first.look.label
/** The path of its page. */
export const { path } = first.look

/** A filter's value, what asks for it, and how many products have it. */
export const filtered = {
  property: value.label,
  label: value.option.label,
  chosen: { [value.property]: [value.option.value] },
  count: products.filter(({ values }) => values.get(value.property)?.includes(value.option.value))
    .length,
}

/** No word of any catalogue. */
export const unknown = 'qqwxvkj'

/** So much that words of other letters lie in other files, as in a large catalogue. */
const numbers = Array.from({ length: 2000 }, (_, i) => i).join(' ')
const large = [...products, product('Numbers', { elsewhere: [numbers] })]

/**
 * Answers what the finder fetches, in each test of a file.
 * @returns the line, whose state a test may change; it works again in the next
 */
export function serveFinder() {
  const { files } = finderOf({ ...views.finding(), products: large })
  const line: { state: 'works' | 'fails' | 'hangs'; asked: string[] } = {
    state: 'works',
    asked: [],
  }
  beforeEach(() => {
    line.state = 'works'
    line.asked = []
    vi.stubGlobal('fetch', async (address: string) => {
      if (line.state === 'hangs') await new Promise(() => {})
      const name = address.replace(/^\//, '')
      line.asked.push(name)
      const file = files.get(name)
      const fails = line.state === 'fails' || file === undefined
      return new Response(file, { status: fails ? 503 : 200 })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return line
}

export const field = () =>
  screen.getByRole('searchbox', { name: registry.site.navigation.find.label })
export const found = () => screen.getByRole('region', { name: page.results.heading })
export const status = () => within(found()).getByRole('status')
export const counted = (count: number) =>
  count === 1 ? page.results.one : fill(page.results.many, 'count', String(count))

/** The heading of the page at a path. */
export function headingOf(path: string): string {
  const view = viewOf(path)
  return 'heading' in view ? view.heading : ''
}
