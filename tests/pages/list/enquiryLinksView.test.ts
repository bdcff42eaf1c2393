import { describe, expect, it } from 'vitest'
import { tableChoices } from '../../../src/pages/list/choices.ts'
import { registry } from '../../helpers/registry.ts'
import { pages, words } from './sheet.ts'

const { ask } = registry.site.product
const products = pages.flatMap((page) =>
  'ask' in page && page.ask !== undefined ? [{ ...page, ask: page.ask }] : [],
)

function textIn(link: string): string {
  return new URL(link).searchParams.get('text') ?? ''
}

describe('the enquiry of a product page, before its script', () => {
  it.each(products)('$path asks by WhatsApp with its name, blanks and its address', (page) => {
    const text = textIn(page.ask.whatsapp)
    expect(text).toContain(page.heading)
    for (const blank of ask.blanks) expect(text).toContain(`${blank}:`)
    expect(text.split('\n').at(-1)).toBe(page.head.canonical)
    expect(textIn(page.ask.share)).toBe(page.head.canonical)
  })

  it.each(products)('$path asks for what is chosen of it, and for nothing else', (page) => {
    const lines = textIn(page.ask.whatsapp).split('\n').slice(1, -1)
    const table = page.kind === 'full' ? page.specification : undefined
    const labels = table && tableChoices(table, words).map(({ label }) => `${label}:`)
    const own = lines.slice(0, -ask.blanks.length)
    if (labels !== undefined && labels.length > 0) expect(own).toEqual(labels)
    expect(own.length).toBeGreaterThan(0)
  })

  it('is offered for every product, and for nothing else', () => {
    expect(products.map(({ path }) => path)).toEqual(
      pages.map(({ path }) => path).filter((path) => registry.routes[path] === 'product'),
    )
  })
})
