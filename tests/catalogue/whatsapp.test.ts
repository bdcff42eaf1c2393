import { expect, it } from 'vitest'
import { whatsappHref } from '../../src/catalogue/whatsapp.ts'

it.each([
  ['8 sheets & screws: 50% more?\nhttps://example.com/Find'],
  ['પતરાં 0.5 mm, 10 × 3 m – ભાવ?'],
  ['चादर #1 + "ridge"'],
])('a WhatsApp link contains the message %j unchanged', (text) => {
  const { searchParams, origin, pathname, hash } = new URL(whatsappHref('919999999999', text))
  expect([origin + pathname, hash]).toEqual(['https://wa.me/919999999999', ''])
  expect(searchParams.get('text')).toBe(text)
})
