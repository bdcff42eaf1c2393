import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isIndic } from '../../../src/pages/find/indicSpelling.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { type ReadRow, readPastedList } from '../../../src/pages/list/paste/readPastedList.ts'
import { tradeCatalogue, translatedTrade } from '../../helpers/tradeCatalogue.ts'
import { viewsOf } from '../../helpers/views.ts'

const { file, indic } = viewsOf(tradeCatalogue, [tradeCatalogue], translatedTrade).finderContents()
const latin = await createFinder(file)
const allScripts = await createFinder(indic.file)

function read(text: string): ReadRow[] {
  const controls = { length: 'v.length', thickness: 'v.thickness' }
  return readPastedList(text, isIndic(text) ? allScripts : latin, controls)
}

/** A row as the table has it: `=` a product, `/` products to choose from, `?` a text that was not understood. */
function written({ text, items }: ReadRow): string {
  const [item, ...others] = items
  if (item === undefined) return `? ${text}`
  const { values, quantity, unit = '' } = item
  const names = items.map(({ path }) => path.slice(1)).join(' / ')
  const chosen = Object.entries(values).map(([property, value]) => `${property} ${value}`)
  const row = [names, chosen.join(', '), `${quantity} ${unit}`.trim()].join(' | ').trim()
  return `${others.length === 0 ? '=' : '/'} ${row}`
}

/** The texts of a table, each line behind `> `, with the rows below it. */
const cases = readFileSync('tests/fixtures/pastedLists.txt', 'utf8')
  .split('\n\n')
  .map((block) => block.trim().split('\n'))
  .map((lines) => ({
    text: lines.flatMap((line) => /^> ?(.*)/.exec(line)?.[1] ?? []).join('\n'),
    rows: lines.filter((line) => /^[=/?] /.test(line)),
  }))
  .filter(({ text }) => text !== '')

describe('a pasted list', () => {
  it.each(cases)('is read: $text', ({ text, rows }) => {
    expect(read(text).map(written)).toEqual(rows)
  })

  it('keeps the text of each row as it was typed', () => {
    const text = '૦.૫ બ્લુ કલર કોટેડ ૪૦ નંગ, C perlin ૫૦૦ મીટર\n2 ton skrew @ 85'
    expect(read(text).map((row) => row.items.map((item) => item.written))).toEqual([
      ['૦.૫ બ્લુ કલર કોટેડ ૪૦ નંગ'],
      ['C perlin ૫૦૦ મીટર'],
      ['2 ton skrew @ 85'],
    ])
  })

  it('asks once for the product of several sizes', () => {
    const rows = read('patra 12 ft 40 nos\ndo 10 ft 20 nos\nGI sheet 8 ft 10 nos')
    expect(rows.map(({ product }) => product)).toEqual([0, 0, 2])
  })
})
