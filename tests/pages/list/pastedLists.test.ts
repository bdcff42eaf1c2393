import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainFigure } from '../../../src/catalogue/numberTokens.ts'
import { isIndic } from '../../../src/pages/find/indicSpelling.ts'
import { createFinder } from '../../../src/pages/find/search.ts'
import { type ReadRow, readPastedList } from '../../../src/pages/list/paste/readPastedList.ts'
import { readLength, roleWords } from '../../../src/roof/measure.ts'
import { tradeCatalogue, translatedTrade } from '../../helpers/tradeCatalogue.ts'
import { viewsOf } from '../../helpers/views.ts'

const { file, indic } = viewsOf(tradeCatalogue, [tradeCatalogue], translatedTrade).finderContents()
const latin = await createFinder(file)
const allScripts = await createFinder(indic.file)

const accessories = ['Ridge', 'flashings', 'Clips', 'End tape', 'caps']

function read(text: string): ReadRow[] {
  const controls = { length: 'v.length', thickness: 'v.thickness' }
  const finder = isIndic(text) ? allScripts : latin
  return readPastedList(text, finder, { ...controls, accessories })
}

/**
 * A row as the table has it: `=` a product, `/` products to choose from, `?` a text that was not understood. `+` is
 * before what no field has.
 */
function written({ text, items }: ReadRow): string {
  const [item, ...others] = items
  if (item === undefined) return `? ${text}`
  const { values, quantity, unit = '', kept } = item
  const names = items.map(({ path }) => path.slice(1)).join(' / ')
  const chosen = Object.entries(values).map(([property, value]) => `${property} ${value}`)
  const row = [names, chosen.join(', '), `${quantity} ${unit}`.trim()].join(' | ').trim()
  return `${others.length === 0 ? '=' : '/'} ${row}${kept === undefined ? '' : ` + ${kept}`}`
}

/** The numbers in a text, in plain digits; a zero says nothing: 12'0". */
function numbersIn(text: string): (number | string)[] {
  const plain = plainFigure(text).replace(
    /(?:(\d+)[ -])?([13])\/([248])(?!\d)/g,
    (_, whole = '0', part, of) => String(Number(whole) + Number(part) / Number(of)),
  )
  return (plain.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .map((digits) => {
      const number = Number(
        /,\d{3}/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'),
      )
      return Number.isNaN(number) ? digits : number
    })
    .filter((number) => number !== 0)
}

/** The numbers that a buyer sees of a row without its text, also in the units that a length and a dozen are converted from. */
function numbersShown({ text, items }: ReadRow): (number | string)[] {
  const [item, ...others] = items
  if (item === undefined || others.length > 0) return numbersIn(text)
  const { values, quantity, kept = '' } = item
  const { length = '', 'length-unit': unit = 'm', ...rest } = values
  const mm = readLength(length, unit === 'ft' || unit === 'mm' ? unit : 'm', roleWords) ?? 0
  const converted = [mm / 304.8, mm / 1000, mm].map((number) => Number(number.toFixed(3)))
  const dozens = Number(quantity) / 12
  return [
    ...[length, quantity, kept, ...Object.values(rest)].flatMap(numbersIn),
    ...converted,
    // A sheet of 2440 mm is one of 8 ft.
    Number((mm / 304.8).toFixed(1)),
    ...(Number.isInteger(dozens) ? [dozens] : []),
  ]
}

/** The numbers of a text that are lost in its rows: in no field, and in no text that is left as it was written. */
function lostNumbers(text: string, rows: readonly ReadRow[]): (number | string)[] {
  const shown = rows.flatMap(numbersShown)
  const items = text.replace(/^\s*\(?\p{Nd}{1,2}(?:[.)](?!\p{Nd})|(?= - ))/gmu, '')
  return numbersIn(items).filter((number) => {
    const place = shown.indexOf(number)
    if (place !== -1) shown.splice(place, 1)
    return place === -1
  })
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
  it.each(cases)('is read, and loses no number: $text', ({ text, rows }) => {
    const found = read(text)
    expect(found.map(written)).toEqual(rows)
    expect(lostNumbers(text, found)).toEqual([])
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
