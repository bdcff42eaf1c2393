import { describe, expect, it } from 'vitest'
import { placeAfter } from '../../src/header/arrows.ts'
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

describe('the arrow keys', () => {
  it('go round the ends', () => {
    expect(placeAfter('ArrowDown', 2, 3)).toBe(0)
    expect(placeAfter('ArrowLeft', 0, 3)).toBe(2)
    expect(placeAfter('Home', 2, 3)).toBe(0)
    expect(placeAfter('End', 0, 3)).toBe(2)
  })

  it('leave other keys alone', () => {
    for (const key of ['a', 'Tab', 'Enter', 'constructor']) {
      expect(placeAfter(key, 0, 3)).toBeUndefined()
    }
  })
})
