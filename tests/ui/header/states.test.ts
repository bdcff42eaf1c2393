import { describe, expect, it } from 'vitest'
import { CategoryKey } from '../../../src/model/shape/lists.ts'
import { columnsOf, pressCategory, pressMobile } from '../../../src/ui/header/openMenu.ts'

const [one, other] = [CategoryKey.parse('Sheets'), CategoryKey.parse('Screws')]

describe('the header’s one state', () => {
  it('has one menu open at the most, whatever is pressed', () => {
    expect(pressMobile('none')).toBe('mobile')
    expect(pressMobile('mobile')).toBe('none')
    expect(pressMobile(one)).toBe('none')
    expect(pressCategory('none', one, false)).toBe(one)
    expect(pressCategory(other, one, false)).toBe(one)
    expect(pressCategory(one, one, false)).toBe('none')
    expect(pressCategory(one, one, true)).toBe('mobile')
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
