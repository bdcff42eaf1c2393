import { expect, it } from 'vitest'
import { readRoofAddress, roofAddress, sketchFragment } from '../../src/roof/roofAddress.ts'

it.each([
  { length: '20', width: '40', unit: 'ft' },
  { length: '12\'6"', width: '3 m', unit: 'm' },
  { length: '૩૦ મીટર', width: '12/5 & more', unit: 'mm' },
] as const)('an address fills in the size that it was made of: %j', (size) => {
  const { pathname, hash } = new URL(roofAddress(size), 'https://roofs.example/gu/Find')
  expect(pathname).toBe('/gu/Find')
  expect(readRoofAddress(hash.slice(1))?.fields).toEqual({
    eave: size.length,
    span: size.width,
    unit: size.unit,
    by: 'unsure',
    slopes: '2',
  })
})

it('an address of a job, or of nothing, is not about a roof', () => {
  expect(readRoofAddress('')).toBeUndefined()
  expect(readRoofAddress('car-porch')).toBeUndefined()
})

it('an address without a size, or with nonsense, opens an empty calculator', () => {
  expect(readRoofAddress('sheets')).toEqual({ fields: {} })
  expect(readRoofAddress('sheets/unit=miles')).toEqual({ fields: {} })
  expect(readRoofAddress(`sheets/length=${'9'.repeat(500)}`)?.fields.eave?.length).toBeLessThan(100)
})

it('an older address without a unit is in metres', () => {
  expect(readRoofAddress('sheets/length=20&width=40')?.fields).toMatchObject({
    eave: '20',
    span: '40',
    unit: 'm',
  })
})

it('a size without a unit waits for the choice of one', () => {
  const { hash } = new URL(
    roofAddress({ length: '40', width: '20', unit: undefined }),
    'https://a.b',
  )
  expect(readRoofAddress(hash.slice(1))?.fields).toMatchObject({ eave: '40', unit: 'none' })
})

it('an address leads to the sketch of a roof', () => {
  expect(readRoofAddress(sketchFragment.slice(1))).toEqual({ fields: { slopes: 'sketch' } })
})

it('an address says what the sheets are for, with a size or without one', () => {
  const size = { length: '30', width: '12', unit: 'm' } as const
  expect(readRoofAddress(roofAddress(size, 'shed / sea & 50%').slice(1))).toMatchObject({
    fields: { eave: '30', span: '12' },
    purpose: 'shed / sea & 50%',
  })
  expect(readRoofAddress(roofAddress(undefined, 'shed').slice(1))).toEqual({
    fields: {},
    purpose: 'shed',
  })
  expect(readRoofAddress(roofAddress(undefined, 'શેડ', 'shed').slice(1))).toEqual({
    fields: {},
    purpose: 'શેડ',
    english: 'shed',
  })
  expect(roofAddress(undefined)).toBe('#sheets')
})
