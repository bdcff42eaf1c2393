import { describe, expect, it, vi } from 'vitest'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { finderOf, product, small } from './catalogue.ts'

async function find(text: string, chosen = {}) {
  const found = await finderOf(small).open().find({ text, chosen })
  const names = found.products.map((n) => small.products[n]?.look.label.replace(' sheets', ''))
  return { ...found, names }
}

describe('what is found first', () => {
  it.each([
    ['patra', 'Ribbed'],
    ['chaddar', 'Ribbed'],
    ['tile', 'Tile'],
    ['t', 'Tile'],
    ['al', 'Aluminium'],
    ['aluminum sheet', 'Aluminium'],
    ['alumimium', 'Aluminium'],
    ['policarbonat', 'Polycarbonate'],
    ['sky', 'Polycarbonate'],
    ['sheds', 'Ribbed'],
    ['steel sheet', 'Tile'],
    ['0.5 mm', 'Ribbed'],
    ['sheet for the sea', 'Aluminium'],
    ['screw', 'Screws'],
  ])('of "%s" is %s', async (text, first) => {
    const { names, whole } = await find(text)
    expect(names[0]).toBe(first)
    expect(whole).toBe(true)
  })

  it.each(['brick', 'x', '?', '12'])(
    'of "%s" is nothing, or all where it says no word',
    async (text) => {
      const { names } = await find(text)
      expect(names).toHaveLength(wordsOf(text).length === 0 ? small.products.length : 0)
    },
  )

  it('where no product has all words, is what has the most of them', async () => {
    const { names, whole } = await find('polycarbonate patra for the sea')
    expect(names).toEqual(['Aluminium'])
    expect(whole).toBe(false)
  })
})

describe('filters', () => {
  it.each([
    ['nothing', {}, ['Tile', 'Ribbed', 'Aluminium', 'Polycarbonate', 'Screws']],
    ['one value', { material: ['steel'] }, ['Tile', 'Ribbed']],
    [
      'one or the other value',
      { material: ['steel', 'aluminium'] },
      ['Tile', 'Ribbed', 'Aluminium'],
    ],
    ['two properties', { material: ['steel'], colour: ['red'] }, ['Tile']],
    ['what does not go together', { material: ['aluminium'], colour: ['red'] }, []],
    [
      'what there is not',
      { material: ['gold'], weight: ['light'] },
      ['Tile', 'Ribbed', 'Aluminium', 'Polycarbonate', 'Screws'],
    ],
  ])('leave, by %s, what has it', async (_what, chosen, left) => {
    expect((await find('', chosen)).names).toEqual(left)
  })

  it('tell how many products each value would leave', async () => {
    const counts = (text: string, chosen = {}) => finderOf(small).open().counts({ text, chosen })
    const all = { material: { steel: 2, aluminium: 1 }, colour: { red: 1, blue: 2 } }
    expect(await counts('')).toEqual(all)
    expect(await counts('', { material: ['steel'] })).toEqual(all)
    expect(await counts('', { colour: ['red'] })).toEqual({
      material: { steel: 1, aluminium: 0 },
      colour: { red: 1, blue: 2 },
    })
    expect(await counts('sheds')).toEqual({
      material: { steel: 1, aluminium: 0 },
      colour: { red: 0, blue: 1 },
    })
  })
})

describe('before anything is typed', () => {
  it('comes all that a small catalogue has: a search fetches nothing more', async () => {
    const { files, open, sizes } = finderOf(small)
    const finder = open()
    finder.ready()
    await vi.waitFor(() => expect(sizes).toHaveLength(files.size))
    const { products } = await finder.find({ text: 'patra', chosen: {} })
    await finder.looks(products)
    expect(sizes).toHaveLength(files.size)
  })

  it('comes of a large one what every search needs, and nothing else', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => product(`Sheet ${n}`))
    const { open, sizes } = finderOf({ products: many, filters: [] })
    const finder = open()
    finder.ready()
    await finder.find({ text: '', chosen: {} })
    expect(sizes).toHaveLength(1)
  })
})
