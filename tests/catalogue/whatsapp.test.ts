import { expect, it } from 'vitest'
import {
  lengthOfHref,
  limitedWhatsappHref,
  whatsappHref,
  whatsappLimit,
} from '../../src/catalogue/whatsapp.ts'

it.each([
  ['8 sheets & screws: 50% more?\nhttps://example.com/Find'],
  ['પતરાં 0.5 mm, 10 × 3 m – ભાવ?'],
  ['चादर #1 + "ridge"'],
])('a WhatsApp link contains the message %j unchanged', (text) => {
  const { searchParams, origin, pathname, hash } = new URL(whatsappHref('919999999999', text))
  expect([origin + pathname, hash]).toEqual(['https://wa.me/919999999999', ''])
  expect(searchParams.get('text')).toBe(text)
})

it.each(['60 sheets', 'પતરાં '.repeat(100)])(
  'a message that an app carries is whole: %s',
  (text) => {
    expect(limitedWhatsappHref('919999999999', text)).toBe(whatsappHref('919999999999', text))
  },
)

it.each(['sheet ', 'પતરાં ', '🏠'])(
  'a link of a longer message carries its beginning: %s',
  (word) => {
    const href = limitedWhatsappHref('919999999999', word.repeat(3000))
    expect(lengthOfHref(href)).toBeLessThanOrEqual(whatsappLimit)
    expect(lengthOfHref(href)).toBeGreaterThan(whatsappLimit / 2)
    expect(new URL(href).searchParams.get('text')).toMatch(new RegExp(`^(${word}){100}`))
  },
)
