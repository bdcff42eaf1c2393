import { expect, it } from 'vitest'
import { isRecord } from '../../src/catalogue/format.ts'
import { joinList, textOfRuns } from '../../src/catalogue/textOf.ts'
import { registry, viewOf } from '../helpers/registry.ts'
import { documentOf, fileOf } from './dist.ts'

/** Pages of these kinds have words that stand there only once a visitor has done something. */
const scripted = ['compare', 'find', 'list']
const pages = [...registry.pages].filter(([, { kind }]) => !scripted.includes(kind))

/**
 * Every text of more than one word, with its named places left out; what a section is about, and a
 * message, only the data say, and what is said of languages a site with one does not.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{\w+\}/).filter((one) => one.includes(' '))
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  const { topic: _, about: __, languageKeys: ___, ...others } = value
  return Object.values(others).flatMap(textsIn)
}

/** What the home page and the pages of products show of other files. */
function othersOn(path: string): unknown[] {
  const view = viewOf(path)
  const { makers, services, product, servedCities } = registry.site
  if (view.kind === 'full') {
    const cities = joinList(servedCities.cities, registry.site.language)
    return [product.contact, product.contactAgain, cities, view.terms, registry.site.email]
  }
  if (view.kind !== 'home') return []
  const { categories } = registry.categories
  const stats = view.welcome.stats.map((stat) => textOfRuns(stat.runs))
  return [makers, services, stats, categories.map(({ label, description }) => [label, description])]
}

it.each(pages)('%s shows every text of its file between header and footer', (path, page) => {
  const { body } = documentOf(fileOf(path))
  for (const around of body.querySelectorAll('header, footer')) around.remove()
  const text = body.textContent?.replace(/\s+/g, ' ') ?? ''
  // These stand in the head, are for the finder alone, or depend on where enquiries are posted to.
  const whole = { title: '', search: [], enquiries: {}, photographs: undefined, ...page }
  const { summary: _, title: __, search: ___, enquiries: ____, photographs, ...shown } = whole
  // Without any the page has no section for them.
  const listed = photographs?.items.length ? photographs : []
  const texts = textsIn([shown, listed, othersOn(path)]).map((one) => one.replace(/\s+/g, ' '))
  expect(texts.filter((one) => !text.includes(one))).toEqual([])
})
