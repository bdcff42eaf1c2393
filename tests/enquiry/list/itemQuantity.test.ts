import { describe, expect, it } from 'vitest'
import { quantityFault, storedQuantity } from '../../../src/enquiry/list/itemQuantity.ts'
import { views } from '../../helpers/frozenCatalogue.ts'
import { viewOfKind } from '../../helpers/views.ts'

const { words } = viewOfKind(views, '/List', 'list')
const { badQuantity, quantityTooLarge } = words.line

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
