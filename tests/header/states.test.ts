import { describe, expect, it } from 'vitest'
import { columnsOf, pressCategory, pressMobile } from '../../src/header/openMenu.ts'

describe('the header’s one state', () => {
  it('has one menu open at the most, whatever is pressed', () => {
    expect(pressMobile('none')).toBe('mobile')
    expect(pressMobile('mobile')).toBe('none')
    expect(pressMobile('OtherProduct')).toBe('none')
    expect(pressCategory('none', 'OtherProduct', false)).toBe('OtherProduct')
    expect(pressCategory('RoofingSheet', 'OtherProduct', false)).toBe('OtherProduct')
    expect(pressCategory('OtherProduct', 'OtherProduct', false)).toBe('none')
    expect(pressCategory('OtherProduct', 'OtherProduct', true)).toBe('mobile')
  })

  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [40, 3],
  ])('sets %i links in %i columns', (items, columns) => {
    expect(columnsOf(items)).toBe(columns)
  })
})
