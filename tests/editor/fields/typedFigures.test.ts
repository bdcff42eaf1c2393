import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../../src/catalogue/figure.ts'
import { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { roleSpellings, unitSpellings } from '../../../src/catalogue/spellings.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { readJson } from '../../../src/check/readJson.ts'
import { readValue } from '../../../src/editor/sheet/values.ts'
import { textFault } from '../../../src/pages/product/rules/figures.ts'
import { readLength } from '../../../src/roof/measure.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { rows, withoutDecimals } from './typedFigures.ts'

const { catalogue } = checkCatalogue(whole)
if (catalogue === undefined) throw new Error('the catalogue has problems')
const { properties } = catalogue
const spellings = roleSpellings(unitSpellings(properties), properties.units)

describe('a typed figure means the same in the spreadsheet and in the check', () => {
  it('in at least 80 ways to type it', () => expect(rows.length).toBeGreaterThanOrEqual(80))

  it.each(rows)('a cell of the spreadsheet: $property $typed', ({ property, typed, ...row }) => {
    const read = () => readValue([typed], undefined, property, properties)
    if (row.fault === undefined) expect(withoutDecimals(read())).toEqual(row.figure)
    else expect(read).toThrow(row.fault)
  })

  it.each(rows)('a text in the file: $property $typed', ({ property, typed, figure, fault }) => {
    const fix = textFault(typed, property, properties)?.fix
    if (fault !== undefined) expect(fix).toBe(fault)
    else {
      const fixPattern = /^Write it as “Figure”: (.*)\. In the file: (\{.*\})\.$/
      const [, shown = '', written = ''] = fixPattern.exec(fix ?? '') ?? []
      const { value } = readJson(written)
      expect(withoutDecimals(value)).toEqual(figure)
      expect(withoutDecimals(readValue([shown], undefined, property, properties))).toEqual(figure)
      // The check has nothing against the figure that it advises.
      expect(textFault(Figure.parse(value), property, properties)).toBeUndefined()
    }
  })
})

describe('a typed length means the same in the calculator', () => {
  const lengths = rows.filter(({ mm }) => mm !== undefined)

  it.each(lengths)('$typed', ({ typed, figure, mm }) => {
    const millimetres = readLength(typed, 'mm', spellings)
    expect(String(millimetres ?? '-')).toBe(mm)
    const stored = figure === undefined ? undefined : Figure.parse(figure)
    const [only, ...others] = stored === undefined ? [] : numbersOf(stored)
    if (stored?.unit === 'mm' && others.length === 0 && 'values' in stored) {
      expect(millimetres).toBe(only)
    }
  })
})
