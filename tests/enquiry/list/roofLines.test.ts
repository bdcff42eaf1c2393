import { describe, expect, it } from 'vitest'
import { fillTemplates } from '../../../src/catalogue/fillTemplate.ts'
import type { ProductTable } from '../../../src/catalogue/productTable.ts'
import type { PropertyRole } from '../../../src/catalogue/propertyRole.ts'
import { itemRoofLines } from '../../../src/enquiry/list/itemContent.ts'
import { emptyItem, readItem, writeItem } from '../../../src/enquiry/list/listItem.ts'
import { quantityText } from '../../../src/roof/roofText.ts'
import { words } from '../../roof/sheet.ts'

const say = words.roofCalculator

function sheetRow(role: PropertyRole, n: number): ProductTable['rows'][number] {
  const runs = [{ text: `${n} mm`, fixed: true }]
  const written = [{ figure: { values: [n], unit: 'mm' as const }, runs }]
  return { cells: [{ property: role, role, lines: [{ written }] }] }
}

const known: ProductTable = {
  calculator: 'laps',
  rows: [sheetRow('overall width', 1060), sheetRow('cover width', 1015)],
}

/** What a roof adds to the message of a product with such a table. */
function linesOf(roof: Readonly<Record<string, string>>, table: ProductTable) {
  const item = { ...emptyItem({ path: '/Sheet', heading: 'Sheets' }), roof }
  // As it comes back from the browser's storage.
  const stored = readItem(item.id, writeItem(item)) ?? item
  const lines = itemRoofLines(stored, { name: 'Sheets', table }, words)
  return new Map(lines.map(({ label, text }) => [label, text]))
}

const { fields, facts } = say

/** A length as it was typed, and in millimetres. */
function converted(length: string, mm: number): string {
  return fillTemplates(words.line.converted, { length, millimetres: quantityText(mm, 'mm', words) })
}

describe('the roof in a message', () => {
  it('can be counted again: what was typed, what the catalogue gives, and what follows from it', () => {
    const lines = linesOf(
      { eave: "40'", span: '12', rise: '1.2 m', by: 'rise', slopes: '2', gable: '0.3' },
      known,
    )
    const holding = (text: string) => expect.stringContaining(text)
    expect(Object.fromEntries(lines)).toMatchObject({
      [say.slopes]: say.twoSlopes,
      [fields.eave.label]: converted("40'", 12_192),
      [fields.span.label]: converted(`12 ${say.units.m}`, 12_000),
      [fields.rise.label]: converted('1.2 m', 1200),
      [fields.gable.label]: converted(`0.3 ${say.units.m}`, 300),
      [fields.overall.label]: quantityText(1060, 'mm', words),
      [fields.cover.label]: quantityText(1015, 'mm', words),
      [facts.slope]: holding(quantityText(6119, 'mm', words)),
      [facts.ridge]: holding(quantityText(12_792, 'mm', words)),
      // (12192 + 600 - 45) / 1015 = 12.56
      [words.line.calculated]: holding('26'),
    })
  })

  it('asks for the count where it cannot be made', () => {
    const lines = linesOf({ eave: '9', slope: '6' }, { calculator: 'laps', rows: [] })
    expect(lines.get(facts.area)).toBe(quantityText(54, 'area', words))
    expect(lines.get(words.line.calculated)).toBe(say.request)
    expect(lines.get(facts.screws)).toBe(say.requestScrews)
    const typed = linesOf({ eave: 'about nine' }, { calculator: 'profiles', rows: [] })
    expect(typed.get(fields.eave.label)).toBe('about nine')
    expect(typed.get(words.line.calculated)).toBe(say.requestProfiles)
  })

  it('of an older list is half the span, as it was typed', () => {
    const lines = linesOf({ eave: '30', run: '6', rise: '1.2', by: 'rise', slopes: '2' }, known)
    expect(lines.get(fields.run.label)).toBe(converted(`6 ${say.units.m}`, 6000))
    expect(lines.get(facts.slope)).toContain(quantityText(6119, 'mm', words))
  })

  it('says nothing of a roof of which nothing is typed, or where the count does not hold', () => {
    expect(linesOf({ unit: 'ft', slopes: '2' }, known).has(say.slopes)).toBe(false)
    expect(linesOf({ eave: '9', slope: '6' }, { rows: [] }).has(facts.area)).toBe(false)
  })
})
