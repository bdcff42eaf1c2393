import { describe, expect, it } from 'vitest'
import { lengthFault } from '../../../src/enquiry/list/itemFaults.ts'
import { itemValues } from '../../../src/enquiry/list/itemValues.ts'
import { emptyItem } from '../../../src/enquiry/list/listItem.ts'
import { views } from '../../helpers/frozenCatalogue.ts'
import { viewOfKind } from '../../helpers/views.ts'

const { words } = viewOfKind(views, '/List', 'list')
const { unitNeeded, whichUnit } = words.line
const length = words.choices.find(({ role }) => role === 'length')?.property ?? ''

function sheetOf(typed: string, unit?: string) {
  const item = emptyItem({ path: '/Sheet', heading: 'Sheets' })
  return { ...item, values: { [length]: typed, ...(unit && { 'length-unit': unit }) } }
}

describe('the length of a product on the list', () => {
  it.each([
    ['12', 'none', `12 ${whichUnit}`, unitNeeded],
    ['12 ft', 'none', '12 ft', undefined],
    ['12', 'ft', '12 ft', undefined],
    ["12'", 'ft', '12 ft', undefined],
    [`12'6"`, 'ft', `12'6"`, undefined],
    ['12', undefined, '12 m', undefined],
    ['x', 'none', 'x', words.line.lengthFaults.noLength],
  ])('%s with the unit %s reads "%s"', (typed, unit, text, fault) => {
    const item = sheetOf(typed, unit)
    expect(itemValues(item, undefined, words).map((value) => value.text)).toEqual([text])
    expect(lengthFault(typed, item, words)).toBe(fault)
  })
})
