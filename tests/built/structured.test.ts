import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../src/catalogue/figure.ts'
import { isPlaceholderHost, isPlaceholderNumber } from '../../src/catalogue/placeholderContact.ts'
import { frozenCatalogue, viewOf } from '../helpers/frozenCatalogue.ts'
import { addresses, builtPaths, documentOf, fileOf, readBuilt, structuredDataOf } from './dist.ts'

/** The fields that schema.org and the guides of search engines require, by type. */
const required: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  LocalBusiness: ['@id', 'name', 'url', 'address', 'areaServed'],
  PostalAddress: ['name', 'addressLocality', 'addressRegion', 'addressCountry'],
  City: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'url', 'image'],
  Organization: ['name'],
  Certification: ['name'],
  PropertyValue: ['name'],
}

type Thing = Record<string, unknown>

/** All things in a value, including nested ones. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const inner = fields.flatMap(([, field]) => thingsIn(field))
  return '@type' in value ? [Object.fromEntries(fields), ...inner] : inner
}

function typesFor(declared: string): string[] {
  const crumbs = declared === '/' ? [] : ['BreadcrumbList']
  switch (frozenCatalogue.routes[declared]) {
    case 'home':
      return ['WebSite', 'LocalBusiness']
    case 'category':
      return [...crumbs, 'ItemList']
    case 'product':
      return viewOf(declared).kind === 'full' ? [...crumbs, 'Product'] : crumbs
    case 'about':
    case 'contact':
      return ['LocalBusiness', ...crumbs]
    default:
      return crumbs
  }
}

describe.each(builtPaths)('the structured data of %s', (declared) => {
  const page = documentOf(fileOf(declared))
  const graph = structuredDataOf(page)
  const things = thingsIn(graph)
  const ofType = (type: string) => things.filter((thing) => thing['@type'] === type)

  it('have the types that fit the kind of page, and every required field', () => {
    expect(graph.map((thing) => String(thing['@type'])).toSorted()).toEqual(
      typesFor(declared).toSorted(),
    )
    for (const thing of things) {
      const fields = required[String(thing['@type'])] ?? ['a type that is known']
      const missing = fields.filter((field) => String(thing[field] ?? '') === '')
      expect({ type: thing['@type'], missing }).toEqual({ type: thing['@type'], missing: [] })
    }
  })

  it('contain the phone and the e-mail address, but no placeholders', () => {
    const { phone, email } = frozenCatalogue.site
    for (const business of ofType('LocalBusiness')) {
      expect('telephone' in business).toBe(!isPlaceholderNumber(phone.href))
      expect('email' in business).toBe(!isPlaceholderHost(email))
    }
  })

  it('contain no invented price, stock, rating or street', () => {
    const invented = /"(offers|price|availability|aggregateRating|review|award)"/
    expect(JSON.stringify(graph)).not.toMatch(invented)
    const streets = frozenCatalogue.site.addresses.filter(({ lines }) => lines.length > 0).length
    const given = ofType('PostalAddress').filter((address) => 'streetAddress' in address)
    expect(given).toHaveLength(ofType('PostalAddress').length === 0 ? 0 : streets)
  })

  it('contain both addresses if they describe the business', () => {
    const expected = ofType('LocalBusiness').flatMap(() =>
      frozenCatalogue.site.addresses.map(({ label }) => label),
    )
    expect(ofType('PostalAddress').map((address) => address.name)).toEqual(expected)
  })

  it('have a breadcrumb from the home page, and declared addresses only', () => {
    const declaredAddresses = new Set(builtPaths.map(addresses.absolute))
    const items = ofType('ListItem')
    const named = items.map((item) => String(item.item ?? item.url))
    expect(named.filter((address) => !declaredAddresses.has(address))).toEqual([])
    const [crumbs] = ofType('BreadcrumbList')
    const trail = thingsIn(crumbs?.itemListElement)
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
    expect([trail.at(0)?.item, trail.at(-1)?.item]).toEqual(
      trail.length === 0
        ? [undefined, undefined]
        : [addresses.absolute('/'), addresses.absolute(declared)],
    )
  })

  it('contain every figure of the table as numbers, and its texts, but no general guidance', () => {
    const view = viewOf(declared)
    const rows = view.kind === 'full' ? view.specification.rows : []
    const cells = rows.flatMap((row) => row.cells)
    const facts = cells
      .flatMap(({ lines }) => lines)
      .filter(({ source }) => source?.guidance !== true)
    const lines = facts.map(({ written }) => written)
    const figures = lines.flat().flatMap(({ figure }) => figure ?? [])
    const textLines = lines.filter((line) => line.some(({ figure }) => figure === undefined))
    const values = ofType('PropertyValue')
    expect(values).toHaveLength(figures.length + textLines.length)
    const numbers = values.flatMap(({ minValue, maxValue, value }) =>
      [minValue, maxValue, value].flat().filter((entry) => typeof entry === 'number'),
    )
    expect(numbers).toEqual(figures.flatMap(numbersOf))
    for (const { value, unitCode, unitText, minValue, maxValue } of values) {
      const isFigure = [value].flat().every((entry) => typeof entry !== 'string')
      expect(isFigure).toBe(unitCode !== undefined || unitText !== undefined)
      expect(isFigure || (minValue === undefined && maxValue === undefined)).toBe(true)
    }
  })

  it('cannot end their own script element', () => {
    const [, text = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readBuilt(fileOf(declared))) ??
      []
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@context']).toBe('https://schema.org')
  })
})
