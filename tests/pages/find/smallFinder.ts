import type { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { LinkPath } from '../../../src/catalogue/schemas/text.ts'
import { unitSpellings } from '../../../src/catalogue/spellings.ts'
import {
  type FinderContents,
  type FinderFile,
  type FinderProduct,
  fieldWords,
} from '../../../src/pages/find/finderIndex.ts'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { vocabulary } from '../../catalogue/vocabulary.ts'

type ProductData = {
  search?: string[]
  elsewhere?: string[]
  values?: Record<string, readonly string[]>
  sizes?: readonly Figure[]
}

/** A product of the finder. */
export function finderProduct(
  label: string,
  { search = [], elsewhere = [], values = {}, sizes = [] }: ProductData = {},
): FinderProduct {
  const path = LinkPath.parse(`/${label.replace(/[^A-Za-z0-9]/g, '')}`)
  const words = fieldWords([{ names: [label], search, words: [], prose: elsewhere }])
  return { link: { label, path }, words, values, sizes, amounts: 0 }
}

function mm(...values: number[]): Figure[] {
  return [{ values, unit: 'mm' }]
}

function option(value: string) {
  return { value, label: value }
}

const products = [
  finderProduct('Tile profile sheets', {
    search: ['tile patra', 'naliya', 'નળિયા'],
    elsewhere: ['Steel for houses', 'Width 1090 mm'],
    values: { material: ['steel'], colour: ['red', 'blue'] },
    sizes: [{ min: 0.3, max: 0.6, unit: 'mm' }],
  }),
  finderProduct('Ribbed roofing sheets', {
    search: ['patra', 'chadar'],
    elsewhere: ['Steel for sheds', 'Thickness', '0.50, 0.80 mm'],
    values: { material: ['steel'], colour: ['blue'] },
    sizes: mm(0.5, 0.8),
  }),
  finderProduct('Aluminium roofing sheets', {
    elsewhere: ['For the sea', 'Lighter than ribbed steel', 'Length 2 m', 'Coating 0.5 mm'],
    values: { material: ['aluminium'] },
    sizes: mm(0.71, 0.91),
  }),
  finderProduct('Polycarbonate sheets', {
    search: ['skylight'],
    elsewhere: ['Light for sheds, held by a screw'],
    values: { material: ['polycarbonate'] },
    sizes: [{ min: 0.8, max: 12, unit: 'mm' }],
  }),
  finderProduct('Self drilling screws', { elsewhere: ['Hold steel sheets', 'ST 2'] }),
]

/** Phrases without meaning for a search. */
const prices = ['price', 'rate', 'bhav']
const ignored = ['of', 'na', 'sheet for', ...prices].map((text) => wordsOf(text).join(' '))

const file: FinderFile = {
  products,
  amounts: [{ units: [] }],
  answers: [
    {
      kind: 'question',
      key: '0',
      words: fieldWords([{ names: [], search: prices, words: [], prose: [] }]),
    },
  ],
  questions: [{ title: 'Prices', text: 'It depends.', facts: [], details: [] }],
  typedChoices: [],
  stated: {},
  phrases: { ignored, general: [], common: [], certain: [], foreign: [], colors: [], unlisted: [] },
  written: '',
  spellings: unitSpellings(vocabulary),
  units: vocabulary.units,
}

/** The file of a finder with few products, so that the right results are obvious. */
export const small: FinderFile & Pick<FinderContents, 'filters'> = {
  ...file,
  filters: [
    { property: 'material', label: '', options: ['steel', 'aluminium'].map(option) },
    { property: 'colour', label: '', options: ['red', 'blue'].map(option) },
  ],
}

/** The finder of the small file. */
export const smallFinder = await createFinder(small)

/** The labels of the products that a query finds, the best first. */
export function foundLabels(text: string, chosen = {}) {
  const { products, isComplete } = smallFinder.find({ text, chosen })
  return { names: products.map(({ link }) => link.label), isComplete }
}

/** Repeats products under other names with other sentences. */
export function repeated(products: readonly FinderProduct[], count: number): FinderProduct[] {
  return Array.from({ length: count }, (_, i) => {
    // A regular order would compress better than a real catalogue.
    const model = products[(i * 7919 + (i >> 5)) % products.length]
    if (model === undefined) throw new Error('there is no product')
    const { link, words } = model
    const label = `${link.label} ${i}`
    return {
      ...model,
      link: { ...link, label, path: LinkPath.parse(`/Made${i}`), text: `${link.text} ${i}` },
      words: { ...words, names: `${words.names} ${i}` },
    }
  })
}
