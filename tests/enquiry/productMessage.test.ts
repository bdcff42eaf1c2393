import { describe, expect, it } from 'vitest'
import { withLatinDigits } from '../../src/catalogue/latinDigits.ts'
import { productMessage } from '../../src/enquiry/message/productMessage.ts'

const pieces = { value: 'pieces', label: 'pieces' }
const fields = [
  {
    name: 'q',
    label: 'Quantity',
    isNumber: true as const,
    unit: { name: 'u', label: 'Unit', options: [pieces, { value: 'weight', label: 'kg' }] },
  },
]

/** The line of a quantity in the message of a product's page. */
function lineOf(q: string, u = 'pieces'): string | undefined {
  const words = {
    amount: '{number} {unit}',
    labelled: '{label}: {value}',
    purpose: 'For',
    counted: ['nos', 'નંગ'],
  }
  const form = {
    subject: 'Sheets',
    fields,
    words,
    values: { q, u },
    calculated: [],
    englishCalculated: [],
  }
  return productMessage({ ...form, address: 'https://roofs.example' }).split('\n')[1]
}

describe('the quantity of a direct message', () => {
  it.each([
    ...['60 nos', '60 Nos.', '60nos', '60 pcs', '60 pieces', '60 sheets', '60 sheet'],
    ...['nos. 60', 'Nos.60', 'NOS 60', 'નંગ ૬૦'],
    ...['60 નંગ', '૬૦ નંગ', '६० नग', '60 bundles', '60 kg', '1,200 nos', '12 x 3 m', '60 (approx)'],
  ])('has the word that was typed, and no other: %s', (typed) => {
    expect(lineOf(typed)).toBe(`Quantity: ${withLatinDigits(typed)}`)
    expect(lineOf(typed, 'weight')).toBe(`Quantity: ${withLatinDigits(typed)}`)
  })

  it.each(['60', '1,200', '60-70', '60.', '૬૦', 'about 60', '~60', '60+', 'sixty', '2.5'])(
    'has the unit that was chosen if none was typed: %s',
    (typed) => {
      expect(lineOf(typed)).toBe(`Quantity: ${withLatinDigits(typed)} pieces`)
      expect(lineOf(typed, 'weight')).toBe(`Quantity: ${withLatinDigits(typed)} kg`)
    },
  )
})

describe('a message in another language', () => {
  const gujarati = [
    {
      name: 'length',
      label: 'લંબાઈ',
      unit: {
        name: 'length-unit',
        label: 'એકમ',
        options: [
          { value: 'm', label: 'મીટર' },
          { value: 'ft', label: 'ફૂટ' },
        ],
      },
    },
    {
      name: 'q',
      label: 'જથ્થો',
      isNumber: true as const,
      unit: { name: 'u', label: 'એકમ', options: [{ value: 'pieces', label: 'નંગ' }] },
    },
  ]
  const english = [
    {
      name: 'length',
      label: 'Length',
      unit: {
        name: 'length-unit',
        label: 'Unit',
        options: [
          { value: 'm', label: 'metres', singularLabel: 'metre' },
          { value: 'ft', label: 'feet', singularLabel: 'foot' },
        ],
      },
    },
    {
      name: 'q',
      label: 'Quantity',
      isNumber: true as const,
      unit: { name: 'u', label: 'Unit', options: [{ value: 'pieces', label: 'nos' }] },
    },
  ]
  const words = {
    amount: '{number} {unit}',
    labelled: '{label}: {value}',
    purpose: '',
    counted: [],
  }

  it.each([
    [{ length: '૧૦ ફૂટ', q: '12', u: 'pieces' }, ['10 ફૂટ', '12 નંગ'], ['10 feet', '12 nos']],
    [{ length: '3.5 મીટર', q: '૧૨ નંગ' }, ['3.5 મીટર', '12 નંગ'], ['3.5 metres', '12 nos']],
    [{ length: '12\'6"', q: '12 bundles' }, ['12\'6"', '12 bundles'], ['12\'6"', '12 bundles']],
  ])(
    'writes the units of %o in each of its languages, with the same digits',
    (values, own, below) => {
      const message = productMessage({
        subject: 'શીટ',
        fields: gujarati,
        words,
        values,
        calculated: [],
        address: 'https://roofs.example',
        english: { name: 'Sheets', subject: 'Sheets', fields: english, words },
        englishCalculated: [],
      })
      expect(message.split('\n')).toEqual([
        'શીટ',
        ...own.map((text, i) => `${['લંબાઈ', 'જથ્થો'][i]}: ${text}`),
        'https://roofs.example',
        '',
        'Sheets',
        ...below.map((text, i) => `${['Length', 'Quantity'][i]}: ${text}`),
      ])
    },
  )
})
