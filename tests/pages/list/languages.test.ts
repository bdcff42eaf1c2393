import { describe, expect, it } from 'vitest'
import { choicesOf } from '../../../src/enquiry/list/choices.ts'
import { readProductForm } from '../../../src/enquiry/list/listLink.ts'
import type { ListPageWords } from '../../../src/enquiry/list/listPageWords.ts'
import type { PageView } from '../../../src/pages/registry/pageKinds.ts'
import type { CatalogueViews } from '../../../src/pages/registry/views.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { frozenCatalogue, views } from '../../helpers/frozenCatalogue.ts'
import { pseudoCatalogue } from '../../helpers/pseudoLanguage.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

const translated = await pseudoCatalogue(catalogueFolder)
const others = viewsOf(translated, [frozenCatalogue, translated])

type ProductPage = Extract<PageView, { kind: 'full' | 'placeholder' }>

function productsIn({ page }: CatalogueViews) {
  return Object.keys(frozenCatalogue.routes).flatMap((path) => {
    const view = page(path)
    if (view?.kind !== 'full' && view?.kind !== 'placeholder') return []
    return view.enquiry === undefined ? [] : [{ ...view, enquiry: view.enquiry }]
  })
}

function tableOf(page: ProductPage) {
  return page.kind === 'full' ? page.specification : page.table
}

const { words } = viewOfKind(views, '/List', 'list')
const { words: otherWords } = viewOfKind(others, '/List', 'list')
const [products, otherProducts] = [productsIn(views), productsIn(others)]
const pairs = products.map((own, i) => ({ path: own.path, own, other: otherProducts[i] ?? own }))

/** The form of a product with the last option of each field, and a quantity. */
function chosenOf(page: ReturnType<typeof productsIn>[number]): URLSearchParams {
  const chosen = page.enquiry.fields.flatMap(({ name, options = [] }) => {
    const value = options.at(-1)?.value
    return value ? [[name, value]] : []
  })
  const { english, whatsapp: _ } = page.enquiry
  const name = english?.name ?? page.heading
  return new URLSearchParams([['p', page.path.slice(1)], ['n', name], ...chosen, ['q', '60']])
}

describe('the chosen values of a product', () => {
  it.each(pairs)('for $path are stored the same in every language', ({ own, other }) => {
    expect(otherWords.english).toBeDefined()
    expect(readProductForm(chosenOf(other))).toEqual(readProductForm(chosenOf(own)))
    const valuesIn = (page: typeof own, pageWords: ListPageWords) =>
      choicesOf(tableOf(page), pageWords).map(({ property, options }) => [
        property,
        options.map(({ value }) => value),
      ])
    expect(valuesIn(other, otherWords)).toEqual(valuesIn(own, words))
  })
})
