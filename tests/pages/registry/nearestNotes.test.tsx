import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillTemplate } from '../../../src/catalogue/fillTemplate.ts'
import { resolveAlias } from '../../../src/catalogue/resolveAlias.ts'
import { nearestNotes } from '../../../src/pages/registry/nearestNotes.ts'
import { frozenCatalogue } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { viewsOf } from '../../helpers/views.ts'

const { aliases, pages, site } = frozenCatalogue
const page = pages.get('/')
const home = page?.kind === 'home' ? page : expect.unreachable('/ is the home page')
const card = home.products.cards.find(({ nearest }) => nearest)
if (card === undefined) throw new Error('no card opens the nearest page')
const opened = resolveAlias(card.path, aliases) ?? card.path
const noteOf = (names: string) => fillTemplate(site.product.nearest, 'name', names)

describe('a page that a card opens as the nearest of something', () => {
  it('says so below its name', async () => {
    await renderSite(opened)
    const note = screen.getByText(noteOf(card.title))
    const name = screen.getByRole('heading', { level: 1 })
    expect(name.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says so in the finder, unless its figures are shown there', () => {
    const items = frozenCatalogue.categories.categories.flatMap((category) => category.items)
    const plain = items.find(({ path }) => pages.get(path)?.kind === 'placeholder')
    if (plain === undefined) throw new Error('no product is a placeholder')
    const cards = [...home.products.cards, { ...card, path: plain.path, title: 'Thatch' }]
    const changed = new Map(pages).set('/', { ...home, products: { ...home.products, cards } })
    const { products } = viewsOf({ ...frozenCatalogue, pages: changed }).finderContents().file
    const textOf = (path: string) => products.find(({ link }) => link.path === path)?.link.text
    expect(textOf(plain.path)).toContain(noteOf('Thatch'))
    expect(textOf(opened)).not.toContain(noteOf(card.title))
  })

  it('names all things that it is the nearest of', () => {
    const cards = [...home.products.cards, { ...card, path: opened, title: 'Thatch' }]
    const products = { ...home.products, cards }
    const changed = new Map(pages).set('/', { ...home, products })
    expect([...nearestNotes({ ...frozenCatalogue, pages: changed })]).toEqual([
      [opened, noteOf(`${card.title}, Thatch`)],
    ])
  })
})
