import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../src/catalogue/figure.ts'
import { Figure } from '../../src/catalogue/schemas/figure.ts'
import { roleSpellings, unitSpellings } from '../../src/catalogue/spellings.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { readJson } from '../../src/check/json.ts'
import { figureText } from '../../src/editor/edit/figureText.ts'
import { readValue } from '../../src/editor/sheet/values.ts'
import { textFault } from '../../src/pages/product/rules/figures.ts'
import { readLength } from '../../src/roof/measure.ts'
import { ridged, whole } from '../helpers/wholeCatalogue.ts'
import { openEditor } from './forms.tsx'

/** One line of the table: what is typed for a property, and what each place makes of it. */
type Row = { property: string; typed: string; figure?: unknown; fault?: string; mm?: string }

const [, ...lines] = readFileSync('tests/fixtures/typedFigures.tsv', 'utf8').trim().split('\n')
const rows = lines.map((line): Row => {
  const [property = '', typed = '', expected = '', mm] = line.split('\t')
  const [, fault] = /^! (.*)$/.exec(expected) ?? []
  const outcome = fault === undefined ? { figure: JSON.parse(expected) } : { fault }
  return { property, typed: JSON.parse(typed), ...outcome, ...(mm !== undefined && { mm }) }
})

const { catalogue } = checkCatalogue(whole)
if (catalogue === undefined) throw new Error('the catalogue has problems')
const { properties } = catalogue
const spellings = roleSpellings(unitSpellings(properties), properties.units)

/** The value of a property in the table of the page, in a file of it. */
function valueIn(text: string | undefined, property: string): unknown {
  const { specification } = JSON.parse(text ?? '')
  const row = specification.rows.find((one: { property?: string }) => one.property === property)
  const items: unknown[] = Array.isArray(row.value) ? row.value : [row.value]
  return items.at(-1)
}

/** A figure without the decimals, which follow those of the figure before. */
function withoutDecimals(value: unknown): unknown {
  const { decimals: _, ...figure } = Figure.parse(value)
  return figure
}

describe('a typed figure means the same in the field of the form, in the spreadsheet and in the check', () => {
  it('in at least 80 ways to type it', () => expect(rows.length).toBeGreaterThanOrEqual(80))

  it.each(['thickness', 'width', 'coating'])('the field of the %s', (property) => {
    const editor = openEditor(whole)
    editor.showForm(ridged)
    const before = Figure.parse(valueIn(editor.texts().get(ridged), property))
    const field = screen.getByDisplayValue(figureText(before))
    // A unit that is typed stays until another one is.
    const sign = ` ${before.unit}`
    for (const { typed, figure, fault } of rows.filter((row) => row.property === property)) {
      fireEvent.change(field, { target: { value: figureText(before) + sign } })
      fireEvent.change(field, { target: { value: typed } })
      expect(field).toHaveValue(typed)
      const value = valueIn(editor.texts().get(ridged), property)
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      if (fault === undefined)
        expect({ typed, is: withoutDecimals(value) }).toEqual({ typed, is: figure })
      else {
        expect(value).toBeTypeOf('string')
        expect(`${typed}: ${note?.textContent}`).toContain(`${typed}: ${fault}`)
      }
    }
  })

  it.each(rows)('a cell of the spreadsheet: $property $typed', ({ property, typed, ...row }) => {
    const read = () => readValue([typed], undefined, property, properties)
    if (row.fault === undefined) expect(withoutDecimals(read())).toEqual(row.figure)
    else expect(read).toThrow(row.fault)
  })

  it.each(rows)('a text in the file: $property $typed', ({ property, typed, figure, fault }) => {
    const fix = textFault(typed, property, properties)?.fix
    if (fault !== undefined) expect(fix?.inForm).toBe(fault)
    else {
      const [, written = ''] = /^Write (\{.*\})\.$/.exec(fix?.inFile ?? '') ?? []
      const { value } = readJson(written)
      expect(withoutDecimals(value)).toEqual(figure)
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
