import { describe, expect, it } from 'vitest'
import { addressViews } from '../../../src/pages/registry/addressViews.ts'

const surat = { city: 'Surat', region: 'Gujarat', country: 'India' }
const office = { ...surat, label: 'Head office', lines: ['Plot 1', 'Ring Road'] }
const works = { ...surat, label: 'Works', lines: [], postalCode: '394 230' }

describe('the addresses of the business', () => {
  it.each([
    [
      'have one line for each part, the city last',
      [office, works],
      [
        { label: 'Head office', lines: ['Plot 1', 'Ring Road', 'Surat, Gujarat, India'] },
        { label: 'Works', lines: ['Surat 394 230, Gujarat, India'] },
      ],
    ],
    [
      'share one entry if they are in the same place',
      [office, works, { ...office, label: 'Showroom' }],
      [
        { label: 'Head office, Showroom', lines: ['Plot 1', 'Ring Road', 'Surat, Gujarat, India'] },
        { label: 'Works', lines: ['Surat 394 230, Gujarat, India'] },
      ],
    ],
  ])('%s', (_, addresses, expected) => {
    expect(addressViews({ addresses, language: 'en-IN' })).toEqual(expected)
  })
})
