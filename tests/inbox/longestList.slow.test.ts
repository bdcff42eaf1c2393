import { afterEach, expect, it, vi } from 'vitest'
import { fieldLimits } from '../../src/catalogue/fieldLimits.ts'
import { limits } from '../../src/catalogue/limits.ts'
import { choicesOf } from '../../src/enquiry/list/choices.ts'
import { listEnquiry } from '../../src/enquiry/list/listEnquiry.ts'
import { emptyItem } from '../../src/enquiry/list/listItem.ts'
import { post } from '../../src/enquiry/outbox/post.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { pseudoCatalogue } from '../helpers/pseudoLanguage.ts'
import { viewsOf } from '../helpers/views.ts'
import { makeInbox } from './inbox.ts'
import { siteOrigin } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

/** In a language whose letters are three bytes each, as those of Gujarati are; the English is below it. */
const translated = await pseudoCatalogue(catalogueFolder)
const others = viewsOf(translated, [frozenCatalogue, translated])

function viewOf(path: string) {
  const view = others.page(path)
  if (view === undefined) throw new Error(`${path} is not declared`)
  return view
}

/** A list with as many lines as fit, each as long as the longest that the catalogue makes. */
function longestList(extra = '') {
  const list = viewOf('/List')
  if (list.kind !== 'list') throw new Error('/List is no list')
  const { words } = list
  const lines = Object.keys(frozenCatalogue.routes).flatMap((path) => {
    const page = viewOf(path)
    if (page.kind !== 'full') return []
    const { heading, specification, enquiry } = page
    const chosen = choicesOf(specification, words).map(({ property, options }) => {
      const [longest] = options.toSorted((one, other) => other.label.length - one.label.length)
      return [property, longest?.value ?? '1'.repeat(20)] as const
    })
    const values = Object.fromEntries(chosen)
    const measures = { eave: '30', slope: '6.2', overall: '1060', cover: '1015', endLap: '150' }
    const item = { ...emptyItem({ path, heading }), values, quantity: '12345', measures }
    return [{ item, product: { name: heading, table: specification, english: enquiry.english } }]
  })
  const details = {
    name: 'N'.repeat(100),
    phone: '+91 98250 12345',
    note: 'N'.repeat(fieldLimits.lines),
  }
  const sized = lines.map((line) => ({
    line,
    size: JSON.stringify(listEnquiry('0000-0000', { items: [line], details: {}, words })).length,
  }))
  const [longest] = sized.toSorted((one, other) => other.size - one.size)
  if (longest === undefined) throw new Error('no product')
  const enquiry = listEnquiry('0000-0000', {
    items: Array.from({ length: limits.items }, () => longest.line),
    details,
    words,
  })
  const fields = enquiry.fields.map(({ name, label, text }) => {
    const long = text + extra
    return { name, label, value: long, text: long }
  })
  return {
    ...enquiry,
    page: '/List',
    language: 'ka',
    fields: fields.map((field) =>
      field.name === 'phone' ? { ...field, value: '+91 98250 12345' } : field,
    ),
  }
}

it('the longest list that the site lets a buyer send is received whole', async () => {
  const { app, stored } = await makeInbox()
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    return app.request('/enquiries', {
      ...request,
      headers: { ...request.headers, Origin: siteOrigin },
    })
  })
  const enquiry = longestList()
  expect(await post('/enquiries', enquiry, 'inbox')).toEqual({ kind: 'accepted' })
  const [row] = await stored()
  expect(JSON.parse(String(row?.fields))).toHaveLength(enquiry.fields.length)
})

it('a longer one is not posted: the buyer is told at once to send it another way', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const enquiry = longestList('x'.repeat(fieldLimits.text * 3))
  expect(await post('/enquiries', enquiry, 'inbox')).toEqual({ kind: 'failed' })
  expect(fetch).not.toHaveBeenCalled()
})
