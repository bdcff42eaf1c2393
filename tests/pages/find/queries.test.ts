import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { foundLabels, small } from './smallFinder.ts'

const [tile, ribbed, aluminium, polycarbonate, screws] = small.products.map(
  ({ link }) => link.label,
)

describe('a query finds first', () => {
  it.each([
    // Names and search words come before other texts.
    ['patra', ribbed],
    ['tile', tile],
    ['ribbed', ribbed],
    ['steel', tile],
    ['screw', screws],
    ['sheds', ribbed],
    ['નળિયા', tile],
    // From the first letter on.
    ['t', tile],
    ['al', aluminium],
    ['sky', polycarbonate],
    // Ignored words.
    ['patra na bhav', ribbed],
    ['price of patra', ribbed],
    ['sheet for skylight', polycarbonate],
    ['rate of naliya', tile],
    ['sheet for sea', aluminium],
    // Spellings and wrong letters.
    ['patru', ribbed],
    ['chaddar', ribbed],
    ['aluminum sheet', aluminium],
    ['alumnium', aluminium],
    ['alumimium', aluminium],
    ['polycarbonat', polycarbonate],
    ['policarbonat', polycarbonate],
    ['screw s', screws],
    // Compound words.
    ['ribbed roofingsheet', ribbed],
    ['roofingshe aluminium', aluminium],
    ['poly carbonate', polycarbonate],
    ['sky light', polycarbonate],
    // Figures.
    ['0.50 patra', ribbed],
    ['1090', tile],
  ])('for "%s": %s', (text, first) => {
    const { names, isComplete } = foundLabels(text)
    expect(names[0]).toBe(first)
    expect(isComplete).toBe(true)
  })

  it.each([
    ['patru', 'patra'],
    ['patra na bhav', 'patra'],
    ['price of patra', 'patra'],
    ['SHEET FOR skylight', 'skylight'],
  ])('for "%s" the same as for "%s"', (text, other) => {
    expect(foundLabels(text).names).toEqual(foundLabels(other).names)
  })

  it.each([
    ['0.5 mm', [tile, ribbed]],
    ['2 mm', [polycarbonate]],
    ['0.91mm', [polycarbonate, aluminium]],
    ['0.0008 m', [ribbed, polycarbonate]],
  ])('for "%s" the products that come in this size', (text, expected) => {
    const { names, isComplete } = foundLabels(text)
    expect(names.slice(0, expected.length).toSorted()).toEqual(expected.toSorted())
    expect(isComplete).toBe(true)
  })
})

it.each(['brick', 'x', '12', 'zzzqqq', 'ssssss'])('"%s" finds nothing', (text) => {
  expect(foundLabels(text).names).toEqual([])
})

it.each(['?', ''])('"%s", which has no words, finds everything', (text) => {
  expect(wordsOf(text)).toEqual([])
  expect(foundLabels(text)).toEqual({
    names: small.products.map(({ link }) => link.label),
    isComplete: true,
  })
})

it.each(['price', 'rate of', 'bhav'])(
  '“%s”, which asks for prices alone, finds everything',
  (text) => {
    expect(foundLabels(text).names).toEqual(small.products.map(({ link }) => link.label))
  },
)

it('a query of only ignored words is searched for unchanged', () => {
  expect(foundLabels('of')).toEqual({ names: [], isComplete: false })
})

it('if no product has all words, those with the most of them are found', () => {
  expect(foundLabels('patra for the sea')).toEqual({
    names: [aluminium],
    isComplete: false,
  })
})
