import { describe, expect, it } from 'vitest'
import { fillTemplates } from '../../../src/catalogue/fillTemplate.ts'
import { choicesOf } from '../../../src/enquiry/list/choices.ts'
import { readForm } from '../../../src/enquiry/list/link.ts'
import { listEnquiry } from '../../../src/enquiry/list/listEnquiry.ts'
import { emptyItem } from '../../../src/enquiry/list/listItem.ts'
import type { ListPageWords } from '../../../src/enquiry/list/listPageWords.ts'
import { itemTexts, type ListedProduct, writeLines } from '../../../src/enquiry/list/message.ts'
import type { PageView } from '../../../src/pages/registry/pageKinds.ts'
import type { Views } from '../../../src/pages/registry/views.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { pseudoCatalogue, pseudoText } from '../../helpers/pseudoLanguage.ts'
import { registry, views } from '../../helpers/registry.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

const translated = await pseudoCatalogue(catalogueFolder)
const others = viewsOf(translated, [registry, translated])

type ProductPage = Extract<PageView, { kind: 'full' | 'placeholder' }>

function productsIn({ page }: Views) {
  return Object.keys(registry.routes).flatMap((path) => {
    const view = page(path)
    if (view?.kind !== 'full' && view?.kind !== 'placeholder') return []
    return view.ask === undefined ? [] : [{ ...view, ask: view.ask }]
  })
}

function tableOf(page: ProductPage) {
  return page.kind === 'full' ? page.specification : page.table
}

function listed(page: ReturnType<typeof productsIn>[number]): Exclude<ListedProduct, string> {
  return { name: page.heading, table: tableOf(page), english: page.ask.english }
}

const { words } = viewOfKind(views, '/List', 'list')
const { words: otherWords } = viewOfKind(others, '/List', 'list')
const [products, otherProducts] = [productsIn(views), productsIn(others)]
const pairs = products.map((own, i) => ({ path: own.path, own, other: otherProducts[i] ?? own }))

/** The form of a product with the last option of each field, and a quantity. */
function chosenOf(page: ReturnType<typeof productsIn>[number]): URLSearchParams {
  const chosen = page.ask.fields.flatMap(({ name, options = [] }) => {
    const value = options.at(-1)?.value
    return value ? [[name, value]] : []
  })
  const { english, whatsapp: _ } = page.ask
  const name = english?.name ?? page.heading
  return new URLSearchParams([['p', page.path.slice(1)], ['n', name], ...chosen, ['q', '60']])
}

describe('the chosen values of a product', () => {
  it.each(pairs)('for $path are stored the same in every language', ({ own, other }) => {
    expect(otherWords.english).toBeDefined()
    expect(readForm(chosenOf(other))).toEqual(readForm(chosenOf(own)))
    const valuesIn = (page: typeof own, pageWords: ListPageWords) =>
      choicesOf(tableOf(page), pageWords).map(({ property, options }) => [
        property,
        options.map(({ value }) => value),
      ])
    expect(valuesIn(other, otherWords)).toEqual(valuesIn(own, words))
  })
})

const roof = { eave: '9', slope: '6.2', slopes: '2' }
const sheet = pairs.find(({ own }) => tableOf(own)?.calculator === 'laps')

describe('a message in another language', () => {
  it.each(pairs)(
    'about $path ends with its English name, also in the link that works without script',
    (pair) => {
      const { own, other } = pair
      const text = new URL(other.ask.whatsapp).searchParams.get('text') ?? ''
      expect(text).toContain(other.heading)
      expect(text.split('\n').at(-1)).toBe(
        fillTemplates(registry.site.enquiries.subject, { about: own.heading }),
      )
      expect(own.ask).not.toHaveProperty('english')
    },
  )

  it.each(sheet ? [sheet] : [])(
    'from the list repeats below each product its name, choices and roof in English',
    ({ own, other }) => {
      const item = {
        ...emptyItem({ ...own, heading: own.heading }),
        ...readForm(chosenOf(own))?.item,
        roof,
      }
      const items = [{ item, product: listed(other) }]
      const enquiry = listEnquiry('id', { items, details: {}, words: otherWords })
      const [line] = enquiry.fields
      expect(line?.label).toContain(pseudoText(own.heading))
      const english = itemTexts(item, listed(own), words)
      const below = (line?.text ?? '').split('\n')
      expect(below).toContain(own.heading)
      const last = english.at(-1)
      const expected = last?.label === words.line.notSure ? english.slice(0, -1) : english
      for (const text of expected) expect(below).toContain(writeLines([text], words))
    },
  )
})
