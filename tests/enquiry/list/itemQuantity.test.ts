import { describe, expect, it } from 'vitest'
import type { ProductTable } from '../../../src/catalogue/productTable.ts'
import type { QuantityUnit } from '../../../src/catalogue/unit.ts'
import {
  quantityFault,
  storedQuantity,
  unitFault,
  withUsualUnit,
} from '../../../src/enquiry/list/itemQuantity.ts'
import { emptyItem } from '../../../src/enquiry/list/listItem.ts'
import { views } from '../../helpers/frozenCatalogue.ts'
import { viewOfKind } from '../../helpers/views.ts'

const { words } = viewOfKind(views, '/List', 'list')
const { badQuantity, quantityTooLarge, unitNeeded } = words.line

describe('a quantity', () => {
  it.each([
    ['60', '60', 'weight'],
    ['６０', '60', 'weight'],
    ['૬૦', '60', 'weight'],
    ['60\u200d', '60', 'weight'],
    ['\u202a60\u202c', '60', 'weight'],
    [' 1,200 ', '1,200', 'weight'],
    ['60 nos', '60', 'pieces'],
    ['60 Nos.', '60', 'pieces'],
    ['nos. 60', '60', 'pieces'],
    ['Nos.60', '60', 'pieces'],
    ['60pcs', '60', 'pieces'],
    ['૬૦ નંગ', '60', 'pieces'],
    ['६० नग', '60', 'pieces'],
    ['2 boxes', '2', 'boxes'],
    ['2 box', '2', 'boxes'],
    ['૨ બોક્સ', '2', 'boxes'],
    ['૨ પેટી', '2', 'boxes'],
    ['२ डिब्बे', '2', 'boxes'],
    ['about\u00a060', 'about 60', 'weight'],
    ['', '', 'weight'],
  ] as const)('%s is stored as its number, and pieces are pieces', (quantity, stored, unit) => {
    expect(storedQuantity({ quantity, unit: 'weight' }, words)).toEqual({ quantity: stored, unit })
  })

  it.each([
    ['', undefined],
    ['\u200b', undefined],
    ['60', undefined],
    ['60 nos', undefined],
    ['0.5', undefined],
    ['10,000,000', undefined],
    ['0', badQuantity],
    ['0 nos', badQuantity],
    ['many', badQuantity],
    ['60 or 70', badQuantity],
    ['10,000,001', quantityTooLarge],
    ['9'.repeat(23), quantityTooLarge],
    ['9'.repeat(400), quantityTooLarge],
    ['９'.repeat(23), quantityTooLarge],
    [`${'9'.repeat(23)} nos`, quantityTooLarge],
  ])('%.24s has its fault', (typed, fault) => {
    expect(quantityFault(typed, words)).toBe(fault)
  })
})

describe('the unit of a number alone', () => {
  const product = (table: ProductTable) => ({ name: 'Product', table })
  const item = { ...emptyItem({ path: '/Product', heading: 'Product' }), quantity: '500' }
  const unitFor = (table: ProductTable, unit?: QuantityUnit) => {
    const typed = { ...item, ...(unit && { unit }) }
    return withUsualUnit(typed, product(table)).unit
  }

  it.each<[string, ProductTable, QuantityUnit | undefined]>([
    ['a sheet', { quantities: ['pieces', 'squareFeet'] }, 'pieces'],
    ['a coil', { quantities: ['weight', 'tonnes'] }, 'weight'],
    ['a product of no kind', {}, 'pieces'],
    ['a purlin', { quantities: ['running', 'pieces'], asksUnit: true }, undefined],
  ])('of %s is the usual one of its kind, or is asked for', (_, table, unit) => {
    expect(unitFor(table)).toBe(unit)
    const counted = withUsualUnit(item, product(table))
    expect(unitFault(counted, words)).toBe(unit === undefined ? unitNeeded : undefined)
  })

  it('is the one that was chosen or typed, also if the kind does not have it any more', () => {
    const purlin: ProductTable = { quantities: ['running'], asksUnit: true }
    expect(unitFor(purlin, 'area')).toBe('area')
    expect(unitFault({ quantity: '500 m' }, words)).toBeUndefined()
    expect(unitFault({ quantity: '' }, words)).toBeUndefined()
  })
})
