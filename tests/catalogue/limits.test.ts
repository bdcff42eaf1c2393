import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldLimits } from '../../src/catalogue/fieldLimits.ts'
import { forms } from '../../src/catalogue/forms.ts'
import { limits } from '../../src/catalogue/limits.ts'
import { createShortener } from '../../src/catalogue/shortener.ts'
import { detailLimits, detailNames } from '../../src/enquiry/list/listItem.ts'

describe('a shortener', () => {
  it('leaves a text within its limit as it is, and counts nothing', () => {
    const shortener = createShortener()
    expect(shortener.text('x'.repeat(5), 5)).toBe('x'.repeat(5))
    expect(shortener.count()).toBe(0)
  })

  it('cuts a longer text, never inside a character, and counts it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, longest) => {
        const shortener = createShortener()
        const cut = shortener.text(text, longest)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(longest)
        expect(cut.isWellFormed()).toBe(true)
        expect(shortener.count()).toBe(text.length > longest ? 1 : 0)
      }),
    )
  })

  it('takes the first of too many, and counts the others', () => {
    const shortener = createShortener()
    expect(shortener.list([1, 2, 3], 2)).toEqual([1, 2])
    expect(shortener.count()).toBe(1)
  })

  it('leaves out values that are too many, or whose name is too long', () => {
    const shortener = createShortener()
    const names = Array.from({ length: limits.values + 3 }, (_, i) => [`v${i}`, ''])
    const values = shortener.values(
      Object.fromEntries([['n'.repeat(limits.slug + 1), ''], ...names]),
    )
    expect(Object.keys(values)).toEqual(names.slice(0, limits.values).map(([name]) => name))
    expect(shortener.count()).toBe(4)
  })
})

it('the limits of a stored enquiry allow the longest input of its form', () => {
  expect(Math.max(...Object.values(fieldLimits))).toBeLessThanOrEqual(limits.enquiryText)
  expect(limits.items + forms.list.length).toBeLessThanOrEqual(limits.enquiryFields)
  expect(limits.values * 2 * fieldLimits.text).toBeLessThanOrEqual(limits.enquiryText)
})

// A pasted list is read into items, and is no field that is sent.
const sentDetails = detailNames.filter((detail) => detail !== 'pasted')

it.each(sentDetails)('the stored detail %s of a list has the limit of its field', (detail) => {
  const field = forms.list.find(({ name }) => name === detail)
  expect(detailLimits[detail]).toBe(field && fieldLimits[field.type])
})
