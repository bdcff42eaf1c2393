import { describe, expect, it } from 'vitest'
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
    expect(lineOf(typed)).toBe(`Quantity: ${typed}`)
    expect(lineOf(typed, 'weight')).toBe(`Quantity: ${typed}`)
  })

  it.each(['60', '1,200', '60-70', '60.', '૬૦', 'about 60', '~60', '60+', 'sixty', '2.5'])(
    'has the unit that was chosen if none was typed: %s',
    (typed) => {
      expect(lineOf(typed)).toBe(`Quantity: ${typed} pieces`)
      expect(lineOf(typed, 'weight')).toBe(`Quantity: ${typed} kg`)
    },
  )
})
