import { describe, expect, it } from 'vitest'
import { fillCount } from '../../src/catalogue/fillCount.ts'
import { fillTemplate, fillTemplates } from '../../src/catalogue/fillTemplate.ts'
import type { PluralTexts } from '../../src/catalogue/intl.ts'

it('every occurrence of a placeholder is filled, with any characters', () => {
  expect(fillTemplate('{name}: {name} {more}', 'name', '$& {more}')).toBe(
    '$& {more}: $& {more} {more}',
  )
})

it('a placeholder inside a filled-in value is not filled', () => {
  expect(fillTemplates('{label}: {value}', { label: '{value}', value: 'x' })).toBe('{value}: x')
})

describe('a count is written in the plural form of its language', () => {
  const polish = { one: '{count} arkusz', few: '{count} arkusze', other: '{count} arkuszy' }
  const arabic = { two: 'لوحان', few: '{count} ألواح', other: '{count} لوح' }
  it.each<[string, PluralTexts, number, string]>([
    ['1 arkusz', polish, 1, 'pl'],
    ['3 arkusze', polish, 3, 'pl'],
    ['5 arkuszy', polish, 5, 'pl'],
    ['22 arkusze', polish, 22, 'pl'],
    ['لوحان', arabic, 2, 'ar-EG'],
    ['٣ ألواح', arabic, 3, 'ar-EG'],
    ['١٠٠ لوح', arabic, 100, 'ar-EG'],
    ['Sheets: 7', 'Sheets: {count}', 7, 'en'],
  ])('%s', (expected, texts, count, language) => {
    expect(fillCount(texts, count, language)).toBe(expected)
  })
})
