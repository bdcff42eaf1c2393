import { gzipSync } from 'node:zlib'
import { Path } from '../../../src/model/shape/text.ts'
import type { FinderContents } from '../../../src/pages/find/finderIndex.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { finderFiles } from '../../../src/site/finderFiles.ts'

type Product = FinderContents['products'][number]

export function product(
  label: string,
  {
    search = [],
    elsewhere = [],
    values = {},
  }: Partial<Omit<Product, 'values'> & { values: Record<string, readonly string[]> }> = {},
): Product {
  const path = Path.parse(`/${label.replace(/[^A-Za-z0-9]/g, '')}`)
  const look = { label, path }
  return { look, names: [label], search, elsewhere, values: new Map(Object.entries(values)) }
}

/** A finder over the files that the build writes, and how much of them it has fetched, gzipped. */
export function finderOf(finding: FinderContents) {
  const files = new Map(
    finderFiles(finding).map(([address, value]) => [address, JSON.stringify(value)]),
  )
  const sizes: number[] = []
  const open = () =>
    createFinder(async (address) => {
      const file = files.get(address) ?? ''
      sizes.push(gzipSync(file).length)
      return JSON.parse(file)
    })
  return { files, open, sizes }
}

/** A small catalogue, of which it is plain what should be found. */
export const small: FinderContents = {
  products: [
    product('Tile sheets', {
      search: ['tile patra'],
      elsewhere: ['Steel for houses'],
      values: { material: ['steel'], colour: ['red', 'blue'] },
    }),
    product('Ribbed sheets', {
      search: ['patra', 'chadar'],
      elsewhere: ['Steel for sheds', 'Thickness', '0.50, 0.80 mm'],
      values: { material: ['steel'], colour: ['blue'] },
    }),
    product('Aluminium sheets', {
      elsewhere: ['For the sea'],
      values: { material: ['aluminium'] },
    }),
    product('Polycarbonate sheets', {
      search: ['skylight'],
      elsewhere: ['Light for sheds'],
      values: { material: ['polycarbonate'] },
    }),
    product('Screws', { elsewhere: ['Hold steel sheets'] }),
  ],
  filters: [
    { property: 'material', label: '', options: ['steel', 'aluminium'].map(option) },
    { property: 'colour', label: '', options: ['red', 'blue'].map(option) },
  ],
}

function option(value: string) {
  return { value, label: value }
}
