import { describe, expect, it } from 'vitest'
import { countFilters } from '../../../src/pages/find/filterProducts.ts'
import { foundLabels, small, smallFinder } from './smallFinder.ts'

const [tile, ribbed, aluminium] = small.products.map(({ link }) => link.label)

describe('filters', () => {
  it.each([
    ['nothing', {}, small.products.map(({ link }) => link.label)],
    ['one value', { material: ['steel'] }, [tile, ribbed]],
    ['one value or the other', { material: ['steel', 'aluminium'] }, [tile, ribbed, aluminium]],
    ['two properties', { material: ['steel'], colour: ['red'] }, [tile]],
    ['a combination that no product has', { material: ['aluminium'], colour: ['red'] }, []],
  ])('leave the matching products: %s', (_case, chosen, expected) => {
    expect(foundLabels('', chosen).names).toEqual(expected)
  })

  it('count the products that each value would leave', () => {
    const counts = (text: string, chosen = {}) =>
      countFilters(smallFinder.find({ text, chosen }).candidates, chosen, small.filters)
    const all = { material: { steel: 2, aluminium: 1 }, colour: { red: 1, blue: 2 } }
    expect(counts('')).toEqual(all)
    expect(counts('', { material: ['steel'] })).toEqual(all)
    expect(counts('', { colour: ['red'] })).toEqual({
      material: { steel: 1, aluminium: 0 },
      colour: { red: 1, blue: 2 },
    })
    expect(counts('sheds')).toEqual({
      material: { steel: 1, aluminium: 0 },
      colour: { red: 0, blue: 1 },
    })
  })
})

describe('words that are typed wrong', () => {
  it.each([
    ['one letter of five', 'patea', [ribbed, tile]],
    ['one letter of six', 'chadat', [ribbed]],
    ['two letters of six', 'chedat', []],
    ['two letters of nine', 'alumimiun', [aluminium]],
    ['two letters of five', 'petea', []],
    ['two words as one, the first of three letters', 'seasheets', [aluminium]],
    ['two words as one, the second of three letters', 'aluminiumsea', [aluminium]],
  ])('are found: %s', (_, text, names) => {
    expect(foundLabels(text).names).toEqual(names)
  })
})
