import world from 'libphonenumber-js/min/metadata'
import { describe, expect, it, vi } from 'vitest'
import india from '../../src/enquiry/phone/india.json'
import { formatPhone } from '../../src/enquiry/phone/phone.ts'

describe('a phone number', () => {
  it.each([
    ['9876543210', '+91 98765 43210'],
    ['098765 43210', '+91 98765 43210'],
    ['98765-43210', '+91 98765 43210'],
    ['+919876543210', '+91 98765 43210'],
    ['0091 98765 43210', '+91 98765 43210'],
    ['91 98765 43210', '+91 98765 43210'],
    ['(0261) 234-5678', '+91 261 234 5678'],
    ['1800 123 4567', '+91 1800 123 4567'],
    [' ૯૮૭૬૫ ૪૩૨૧૦ ', '+91 98765 43210'],
    ['९८७६५४३२१०', '+91 98765 43210'],
    ['９８７６５４３２１０', '+91 98765 43210'],
    // From abroad.
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['0044 2079460958', '+44 20 7946 0958'],
    ['+1 (212) 555-0199', '+1 212 555 0199'],
    ['+971501234567', '+971 50 123 4567'],
    ['+9779841234567', '+977 984 1234567'],
  ])('%s becomes %s', async (typed, formatted) => {
    expect(await formatPhone(typed)).toBe(formatted)
  })

  it.each([
    '12345',
    '98765432101',
    '+1 555',
    '+91 12345',
    '+9999999999',
    'call me',
    '+',
    '00000 00000',
    '9'.repeat(100_000),
  ])('%.20s can be nobody’s', async (typed) => {
    expect(await formatPhone(typed)).toBeUndefined()
  })

  it('from abroad is taken by its length where the world’s plan cannot be fetched', async () => {
    vi.resetModules()
    vi.doMock('libphonenumber-js/min/metadata', () => {
      throw new Error('offline')
    })
    const offline = await import('../../src/enquiry/phone/phone.ts')
    expect(await offline.formatPhone('+44 20 7946 0958')).toBe('+442079460958')
    expect(await offline.formatPhone('+44 20')).toBeUndefined()
    expect(await offline.formatPhone('9876543210')).toBe('+91 98765 43210')
    vi.doUnmock('libphonenumber-js/min/metadata')
  })

  it('is checked by the library’s own numbering plan of India, of its installed version', () => {
    expect(india).toEqual({ version: world.version, countries: { IN: world.countries.IN } })
  })
})
