import { describe, expect, it } from 'vitest'
import { formatNumber, formatShort, pluralText } from '../../src/catalogue/intl.ts'
import { joinList } from '../../src/catalogue/textRuns.ts'
import { listSeparators } from '../../src/catalogue/valueWriting.ts'

const forms = { one: 'one', other: 'other' }

describe.each(['gu-IN', 'hi-IN'])('in %s', (language) => {
  it.each([
    [0, 'one'],
    [0.5, 'one'],
    [1, 'one'],
    [1.5, 'other'],
    [2, 'other'],
  ])('%d is written with the form "%s"', (number, form) => {
    expect(pluralText(forms, number, language)).toBe(form)
  })

  it('numbers, dates and times have the digits of English, and a point', () => {
    expect(formatNumber(1234567.25, language)).toBe('1234567.25')
    expect(formatNumber(1234567.25, language, { useGrouping: true })).toMatch(
      /^\d{1,2}(,\d{2,3}){2}\.25$/,
    )
    expect(formatShort(3000, language)).toMatch(/^3\D/)
    const day = new Date(Date.UTC(2027, 2, 12, 9, 5))
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day)
    expect(format({ dateStyle: 'long' }).match(/\d+/g)).toEqual(['12', '2027'])
    expect(format({ timeStyle: 'short' }).match(/\d+/g)?.map(Number)).toEqual([9, 5])
  })

  it('lists of figures are written with commas alone', () => {
    expect(joinList(['0.5', '0.6', '0.8'], listSeparators(language))).toBe('0.5, 0.6, 0.8')
  })
})

it.each(['en', 'gu', 'hi', 'de', 'pl', 'ar', 'ur', 'ja'])(
  'a list in %s is written as its language has it',
  (language) => {
    const format = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
    const items = ['a', 'b', 'c', 'd', 'e']
    for (const i of [0, 1, 2, 3, 4, 5]) {
      const some = items.slice(0, i)
      expect(joinList(some, listSeparators(language))).toBe(format.format(some))
    }
  },
)
