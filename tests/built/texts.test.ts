import { expect, it } from 'vitest'
import { isRecord } from '../../src/catalogue/json.ts'
import { joinList, textOfRuns } from '../../src/catalogue/textRuns.ts'
import { listSeparators } from '../../src/catalogue/valueWriting.ts'
import { frozenCatalogue, viewOf } from '../helpers/frozenCatalogue.ts'
import { builtPaths, documentOf, fileOf } from './dist.ts'

/** Kinds of pages with texts that appear only after an action of the visitor. */
const scripted = ['compare', 'find', 'list']
const pages = [...frozenCatalogue.pages].filter(([, { kind }]) => !scripted.includes(kind))

/**
 * Every text of more than one word, without its placeholders. Left out are the topic of a section and of a
 * message, which only the data contain, and texts about languages, which a site with one language does not show.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\{\w+\}/).filter((text) => text.includes(' '))
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  const { topic: _, about: __, languageKeys: ___, ...others } = value
  return Object.values(others).flatMap(textsIn)
}

/** Texts of other files that the home page and product pages show. */
function sharedTextsOn(path: string): unknown[] {
  const view = viewOf(path)
  const { makers, services, product, servedCities } = frozenCatalogue.site
  if (view.kind === 'full') {
    const cities = joinList(servedCities.cities, listSeparators(frozenCatalogue.site.language))
    return [product.contact, product.contactAgain, cities, view.terms, frozenCatalogue.site.email]
  }
  if (view.kind !== 'home') return []
  const jobs = frozenCatalogue.jobs.jobs.map(({ title }) => title)
  const stats = view.welcome.stats.map((stat) => textOfRuns(stat.runs))
  const work = [services.heading, services.items.map(({ title, text }) => [title, text])]
  return [makers, work, stats, jobs]
}

it.each(pages)('%s shows every text of its file between header and footer', (path, page) => {
  const { body } = documentOf(fileOf(path))
  for (const part of body.querySelectorAll('header, footer')) part.remove()
  // A link to WhatsApp carries the message to start with.
  const messages = Array.from(body.querySelectorAll('a[href*="?text="]'), (link) =>
    new URL(link.getAttribute('href') ?? '').searchParams.get('text'),
  )
  const text = [body.textContent, ...messages].join(' ').replace(/\s+/g, ' ')
  // Left out: texts of the head, of the finder, and texts that depend on the endpoint of enquiries.
  const allFields = { title: '', search: [], enquiries: {}, photographs: undefined, ...page }
  const {
    summary: _,
    title: __,
    search: ___,
    enquiries: ____,
    photographs,
    ...bodyFields
  } = allFields
  // Without photographs the page has no section for them.
  const listed = photographs?.items.length ? photographs : []
  const texts = textsIn([bodyFields, listed, sharedTextsOn(path)]).map((expected) =>
    expected.replace(/\s+/g, ' '),
  )
  expect(texts.filter((expected) => !text.includes(expected))).toEqual([])
})

it.each(builtPaths)('%s says once at most that its pictures are illustrations', (path) => {
  const { illustration, illustrations } = frozenCatalogue.site.product
  const notes = [...documentOf(fileOf(path)).querySelectorAll('figcaption, p')].filter(
    ({ textContent }) => [illustration, illustrations].includes(textContent),
  )
  expect(notes.length).toBeLessThanOrEqual(1)
})
