import { describe, expect, it } from 'vitest'
import { fillTemplate } from '../../../src/catalogue/fillTemplate.ts'
import type { ProductTable } from '../../../src/catalogue/productTable.ts'
import type { PropertyRole } from '../../../src/catalogue/propertyRole.ts'
import { itemRoofLines } from '../../../src/enquiry/list/itemContent.ts'
import { emptyItem, readItem, writeItem } from '../../../src/enquiry/list/listItem.ts'
import { lengthWithUnit, quantityText } from '../../../src/roof/roofText.ts'
import { words } from '../../roof/sheet.ts'

const say = words.roofCalculator

function sheetRow(role: PropertyRole, ...values: number[]) {
  const runs = [{ text: `${values} mm`, fixed: true }]
  const written = [{ figure: { values, unit: 'mm' as const }, runs }]
  return { cells: [{ property: role, role, lines: [{ written }] }] }
}

const known = {
  calculator: 'laps' as const,
  rows: [sheetRow('overall width', 1060), sheetRow('cover width', 1015)],
}

/** The lines that a roof adds to the message of a product with such a table. */
function linesOf(roof: Readonly<Record<string, string>>, table: ProductTable) {
  const item = { ...emptyItem({ path: '/Sheet', heading: 'Sheets' }), measures: roof }
  // As it comes back from the browser's storage.
  const stored = readItem(item.id, writeItem(item)) ?? item
  const lines = itemRoofLines(stored, { name: 'Sheets', table }, words)
  return new Map(lines.map(({ label, text }) => [label, text]))
}

const { fields, facts } = say

describe('the roof in a message', () => {
  it('can be counted again: what was typed, what the catalogue gives, and what follows from it', () => {
    const lines = linesOf(
      { eave: "40'", span: '12', rise: '1.2 m', by: 'rise', slopes: '2', gable: '0.3' },
      known,
    )
    const holding = (text: string) => expect.stringContaining(text)
    expect(Object.fromEntries(lines)).toMatchObject({
      [say.slopes]: say.shapes['2'],
      [fields.eave.label]: '40 ft',
      [fields.span.label]: quantityText(12, 'm', words),
      [fields.rise.label]: '1.2 m',
      [fields.gable.label]: quantityText(0.3, 'm', words),
      [fields.overall.message ?? '']: quantityText(1060, 'mm', words),
      [fields.cover.message ?? '']: quantityText(1015, 'mm', words),
      // √(6² + 1.2²) = 6.119 m = 20.07 ft
      [facts.slope]: lengthWithUnit(6119, 'ft', words),
      // 12.192 + 2 × 0.3 = 12.792 m = 41.97 ft
      [facts.ridge]: quantityText(41.97, 'runningFeet', words, 1),
      // (12192 + 600 - 45) / 1015 = 12.56
      [words.line.calculated]: holding('26'),
    })
  })

  it('names the pitch as an example if the buyer knows the length and the width alone', () => {
    const lines = linesOf({ eave: '30', span: '12', by: 'unsure', slopes: '2' }, known)
    const example = `${say.examplePitch}°`
    expect(lines.get(fields.pitch.label)).toBe(fillTemplate(say.pitchNotKnown, 'pitch', example))
    // (30000 - 45) / 1015 = 29.5, so 30 on each side
    expect(lines.get(words.line.calculated)).toContain('60')
  })

  it('has the count for every width while none is chosen', () => {
    const table: ProductTable = {
      calculator: 'laps',
      rows: [sheetRow('overall width', 940, 1060), sheetRow('cover width', 895, 1015)],
    }
    const item = {
      ...emptyItem({ path: '/Sheet', heading: 'Sheets' }),
      measures: { eave: '30', span: '12', by: 'unsure', slopes: '2' },
    }
    const counts = itemRoofLines(item, { name: 'Sheets', table }, words).filter(
      ({ part }) => part === 'calculated',
    )
    // (30000 - 45) / 895 = 33.5, so 34 on each side; / 1015 = 29.5, so 30
    expect(counts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/\b68\b.*895/),
      expect.stringMatching(/\b60\b.*1015/),
    ])
  })

  it('says how many lie on each side, and of little to spare how much', () => {
    const roof = { eave: '40', span: '20', unit: 'ft', by: 'unsure', slopes: '2' }
    const counted = (slopes: string) =>
      linesOf({ ...roof, slopes }, known).get(words.line.calculated)
    // (12192 - 45) / 1015 = 11.97, so 12; 12 × 1015 + 45 - 12192 = 33
    expect(counted('2')).toBe('24 sheets of 10 ft 5 in: 12 on each side, 33 mm to spare')
    expect(counted('1')).toBe('12 sheets of 20 ft 9 in: 33 mm to spare')
  })

  it('calls a lower bound one, and asks for the exact count', () => {
    const roof = { eave: '40', span: '20', unit: 'ft', by: 'unsure', slopes: '2' }
    const wide: ProductTable = { calculator: 'laps', rows: [sheetRow('overall width', 1090)] }
    // 12192 / 1090 = 11.2
    expect(linesOf(roof, wide).get(words.line.calculated)).toBe(
      'At least 24 sheets of 10 ft 5 in: at least 12 on each side, counted with the full width of the sheet, 1090 mm. Please write the exact count.',
    )
    // 12192 / 1290 = 9.45, with the widest of three
    const three: ProductTable = {
      calculator: 'laps',
      rows: [sheetRow('overall width', 1095, 1080, 1290)],
    }
    expect(linesOf(roof, three).get(words.line.calculated)).toBe(
      'At least 20 sheets of 10 ft 5 in: at least 10 on each side, counted with the widest of these sheets, 1290 mm. Please write the exact count.',
    )
    expect(linesOf(roof, wide).has(facts.weight)).toBe(false)
  })

  it('has a line for each of two different sides, and the total', () => {
    const roof = { eave: '40', unit: 'ft', slopes: 'different', by: 'rise' }
    const sides = { run1: '8', rise1: '2', run2: '14', rise2: '3' }
    const lines = linesOf({ ...roof, ...sides }, known)
    // √(8² + 2²) = 8.246 ft = 98.95 in; √(14² + 3²) = 14.318 ft = 171.8 in; 12 across: see above
    expect(lines.get('Side 1')).toBe(
      '12 sheets of 8 ft 3 in (width 8 ft, rise 2 ft, slope 8 ft 3 in)',
    )
    expect(lines.get('Side 2')).toBe(
      '12 sheets of 14 ft 4 in (width 14 ft, rise 3 ft, slope 14 ft 4 in)',
    )
    expect(lines.get(words.line.calculated)).toBe('24 sheets in all: 33 mm to spare')
    for (const label of [fields.run1.label, fields.rise2.label, facts.slope, facts.lengths]) {
      expect(lines.has(label)).toBe(false)
    }
  })

  it('has the lengths of two different sides, and of each width its counts, while none is chosen', () => {
    const table: ProductTable = {
      calculator: 'laps',
      rows: [sheetRow('overall width', 940, 1060), sheetRow('cover width', 895, 1015)],
    }
    const roof = { eave: '20', unit: 'm', slopes: 'different', by: 'slope' }
    const item = {
      ...emptyItem({ path: '/Sheet', heading: 'Sheets' }),
      measures: { ...roof, slope1: '4.2', slope2: '6.5' },
    }
    const lines = itemRoofLines(item, { name: 'Sheets', table }, words)
    const textsOf = (name: string) =>
      lines.flatMap(({ label, text }) => (label === name ? [text] : []))
    expect(textsOf('Side 1')).toEqual(['Sheets of 4.2 m (slope 4.2 m)'])
    expect(textsOf('Side 2')).toEqual(['Sheets of 6.5 m (slope 6.5 m)'])
    // (20000 - 45) / 895 = 22.3, so 23; / 1015 = 19.7, so 20
    expect(textsOf(words.line.calculated)).toEqual([
      '46 sheets: 23 of 6.5 m, 23 of 4.2 m, if the sheet covers 895 mm',
      '40 sheets: 20 of 6.5 m, 20 of 4.2 m, if the sheet covers 1015 mm',
    ])
  })

  it('asks what to do with a length that most trucks cannot carry', () => {
    const roof = { eave: '10', slope: '12', unit: 'm', by: 'slope', slopes: '2' }
    const { label, message } = say.transport
    expect(linesOf(roof, known).get(label)).toBe(message)
    expect(linesOf({ ...roof, slope: '11.9' }, known).has(label)).toBe(false)
  })

  it('of such a length counts the shorter sheets too', () => {
    const roof = { eave: '10', slope: '13', unit: 'm', by: 'slope', slopes: '1' }
    const count = Number(linesOf(roof, known).get(words.line.calculated)?.match(/\d+/)?.[0])
    const shorter = `${2 * count} sheets of 6.5 m, plus the lap`
    expect(linesOf(roof, known).get(say.transport.withLap)).toBe(shorter)
    expect(linesOf({ ...roof, slope: '11.9' }, known).has(say.transport.withLap)).toBe(false)
  })

  it('of a hip asks for the count from a sketch, with or without measures', () => {
    const { label, message } = say.sketch
    expect(Object.fromEntries(linesOf({ slopes: 'sketch' }, known))).toEqual({
      [say.slopes]: say.shapes.sketch,
      [label]: message,
    })
    const measured = linesOf({ slopes: 'sketch', eave: '40 ft', unit: 'none' }, known)
    expect(measured.get(fields.eave.label)).toBe('40 ft')
  })

  it('leaves the unit out while none is chosen, and counts nothing', () => {
    const roof = { eave: '40', span: '20', unit: 'none', by: 'unsure', slopes: '2' }
    const lines = linesOf(roof, known)
    expect(lines.get(fields.eave.label)).toBe('40')
    expect(lines.get(say.requestLabel)).toBe(say.request)
    expect(lines.has(words.line.calculated)).toBe(false)
  })

  it('asks for the count if it cannot be made', () => {
    const lines = linesOf({ eave: '9', slope: '6' }, { calculator: 'laps' })
    expect(lines.get(facts.area)).toBe(quantityText(54, 'area', words))
    expect(lines.get(say.requestLabel)).toBe(say.request)
    expect(lines.has(words.line.calculated)).toBe(false)
    expect(lines.get(facts.screws)).toBe(say.requestScrews)
    const typed = linesOf({ eave: 'about nine' }, { calculator: 'profiles' })
    expect(typed.get(fields.eave.label)).toBe('about nine')
    expect(typed.get(say.requestLabel)).toBe(say.requestProfiles)
  })

  it('of an older list is half the span, as it was typed', () => {
    const lines = linesOf({ eave: '30', run: '6', rise: '1.2', by: 'rise', slopes: '2' }, known)
    expect(lines.get(fields.run.label)).toBe(quantityText(6, 'm', words))
    expect(lines.get(facts.slope)).toBe(lengthWithUnit(6119, 'm', words))
  })

  it('says nothing of a roof of which nothing is typed, or if the count does not hold', () => {
    expect(linesOf({ unit: 'ft', slopes: '2' }, known).has(say.slopes)).toBe(false)
    expect(linesOf({ eave: '9', slope: '6' }, {}).has(facts.area)).toBe(false)
  })
})
