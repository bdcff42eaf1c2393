import { describe, expect, it } from 'vitest'
import { amountOf, formatRupees, formatScaled, sumsOf } from '../../src/inbox/quotation/amounts.ts'
import { readTypedFigure } from '../../src/inbox/quotation/readTypedFigure.ts'

const rate = { places: 2, most: 1_00_00_000, example: '450.50' }
const quantity = { places: 3, most: 1_00_00_000, example: '40' }

describe('the amount of a line', () => {
  it.each<[string, bigint, bigint, bigint]>([
    ['40 at ₹450.50', 40_000n, 45_050n, 18_02_000n],
    ['half a paisa up: 0.5 at ₹0.01', 500n, 1n, 1n],
    ['less than half a paisa down: 0.499 at ₹0.01', 499n, 1n, 0n],
    ['1.5 at ₹0.01', 1_500n, 1n, 2n],
    ['2.5 at ₹0.01, up and not to the even one', 2_500n, 1n, 3n],
    ['3.333 at ₹99.99', 3_333n, 9_999n, 33_327n],
    ['what a floating-point number has wrong: 1.005 at ₹1', 1_005n, 100n, 101n],
    ['nothing at no rate', 1_000n, 0n, 0n],
    ['the largest there is', 10n ** 10n, 10n ** 9n, 10n ** 16n],
  ])('is rounded to the paisa: %s', (_, quantity, rate, amount) => {
    expect(amountOf({ quantity, rate })).toBe(amount)
  })
})

describe('the sums', () => {
  it.each<[string, [bigint, bigint][], bigint, [bigint, bigint, bigint]]>([
    ['one line with 18%', [[40_000n, 45_050n]], 1800n, [18_02_000n, 3_24_360n, 21_26_360n]],
    ['no tax', [[1_000n, 100n]], 0n, [100n, 0n, 100n]],
    ['a tax of half a paisa', [[1_000n, 10n]], 500n, [10n, 1n, 11n]],
    ['a tax of less than half a paisa', [[1_000n, 9n]], 500n, [9n, 0n, 9n]],
    ['a tax with decimals', [[1_000n, 10_000n]], 1250n, [10_000n, 1_250n, 11_250n]],
    [
      'amounts as they are shown: twice half a paisa',
      [
        [500n, 1n],
        [500n, 1n],
      ],
      0n,
      [2n, 0n, 2n],
    ],
    ['no line', [], 1800n, [0n, 0n, 0n]],
  ])(
    'are those of the amounts that are shown: %s',
    (_, lines, tax, [subtotal, taxAmount, total]) => {
      const priced = lines.map(([quantity, rate]) => ({ quantity, rate }))
      expect(sumsOf(priced, tax)).toEqual({ subtotal, taxAmount, total })
    },
  )
})

it.each<[bigint, string]>([
  [0n, '₹0.00'],
  [5n, '₹0.05'],
  [12_50n, '₹12.50'],
  [99_999_00n, '₹99,999.00'],
  [1_25_000_00n, '₹1,25,000.00'],
  [12_34_56_789_10n, '₹12,34,56,789.10'],
  [10n ** 18n + 1n, '₹10,00,00,00,00,00,00,000.01'],
])('%d paise are shown as %s', (paise, shown) => {
  expect(formatRupees(paise)).toBe(shown)
})

it.each<[bigint, number, string]>([
  [40_000n, 3, '40'],
  [12_500n, 3, '12.5'],
  [1_25_000_050n, 3, '1,25,000.05'],
  [1800n, 2, '18'],
  [1250n, 2, '12.5'],
])('the figure %d of %i decimals is shown as %s', (scaled, places, shown) => {
  expect(formatScaled(scaled, places)).toBe(shown)
})

describe('a typed figure', () => {
  it.each<[string, bigint]>([
    ['450', 450_00n],
    ['12.50', 12_50n],
    ['12.5', 12_50n],
    ['12.500', 12_50n],
    ['12.', 12_00n],
    ['.5', 50n],
    ['0', 0n],
    ['007', 7_00n],
    ['1,25,000', 1_25_000_00n],
    ['125,000', 1_25_000_00n],
    ['1,25,000.75', 1_25_000_75n],
    [' ₹ 450/- ', 450_00n],
    ['Rs. 450', 450_00n],
    ['૪૫૦.૫', 450_50n],
    ['४५०', 450_00n],
    ['1\u200b2', 12_00n],
    ['1,00,00,000', 1_00_00_000_00n],
  ])('%j is read', (typed, scaled) => {
    expect(readTypedFigure(typed, rate)).toEqual({ scaled })
  })

  it.each<[string, string]>([
    ['', 'Type a number, for example 450.50.'],
    ['  ', 'Type a number'],
    ['₹', 'Type a number'],
    ['-5', 'below zero'],
    ['−5', 'below zero'],
    ['.', 'not read as a number'],
    ['12,50', 'not read as a number'],
    ['1,2', 'not read as a number'],
    ['1,,000', 'not read as a number'],
    [',000', 'not read as a number'],
    ['1234,567', 'not read as a number'],
    ['1.2.3', 'not read as a number'],
    ['4 50', 'not read as a number'],
    ['450 per sheet', 'not read as a number'],
    ['1e3', 'not read as a number'],
    ['Infinity', 'not read as a number'],
    ['12.505', 'at most 2 digits behind the point'],
    ['1,00,00,000.01', 'The largest number here is 1,00,00,000.'],
    ['9'.repeat(400), 'The largest number'],
  ])('%j is refused in a sentence', (typed, problem) => {
    expect(readTypedFigure(typed, rate)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it('has as many decimals as its kind', () => {
    expect(readTypedFigure('12.505', quantity)).toEqual({ scaled: 12_505n })
  })
})
