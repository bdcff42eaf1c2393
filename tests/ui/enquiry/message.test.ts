import { describe, expect, it } from 'vitest'
import type { Enquiry } from '../../../src/ui/enquiry/enquiry.ts'
import { messageOf } from '../../../src/ui/enquiry/message.ts'
import { siteWith, subjectOf } from './page.tsx'

const site = siteWith(null)

function enquiry(message: string, about = 'Contact'): Enquiry {
  return {
    id: 'a',
    form: 'contact',
    about,
    writtenAt: '2024-01-01T00:00:00.000Z',
    fields: [{ name: 'message', label: 'Message', value: message, text: message }],
  }
}

const whatsappText = (url: string) => new URL(url).searchParams.get('text')
const mailText = (url: string) => new URL(url).searchParams.get('body')?.replaceAll('\r\n', '\n')

describe('the message', () => {
  it.each([
    ['emoji', 'roof 👷🏽‍♀️ 🏠'],
    ['right-to-left text', 'السلام عليكم ‏ 40 ورقة'],
    ['Gujarati', 'છાપરા માટે પતરાં'],
    ['a NUL', 'a\0b'],
    ['markup', '<script>alert("x")</script> & <b>'],
    ['what looks like an address', '?text=a&body=b#c %41 %'],
    ['a pattern of replacements', '$& $1 {about} {phone}'],
    ['line breaks', 'one\ntwo\n\nthree'],
  ])('carries %s unchanged, in every way it is sent', (_, text) => {
    const { text: whole, whatsapp, mailto } = messageOf(enquiry(text), site)
    expect(whole).toBe(
      `${subjectOf('Contact')}\n\nMessage:${text.includes('\n') ? '\n' : ' '}${text}`,
    )
    expect(whatsappText(whatsapp)).toBe(whole)
    expect(mailText(mailto)).toBe(whole)
  })

  it('writes the ends of lines as each receiver expects them', () => {
    const { whatsapp, mailto } = messageOf(enquiry('one\r\ntwo'), site)
    expect(whatsapp).toContain('one%0Atwo')
    expect(mailto).toContain('one%0D%0Atwo')
  })

  it('holds 100,000 characters, and shortens the links to what an app can open', () => {
    const long = '🏠'.repeat(50_000)
    const { text, whatsapp, mailto, shortened } = messageOf(enquiry(long), site)
    expect(text.endsWith(long)).toBe(true)
    expect(shortened).toBe(true)
    expect(whatsapp.length).toBeLessThanOrEqual(8000)
    expect(mailto.length).toBeLessThanOrEqual(2000)
    for (const part of [whatsappText(whatsapp), mailText(mailto)]) {
      expect(part).not.toContain('\uFFFD')
      expect(text.startsWith(part ?? 'nothing')).toBe(true)
    }
  })

  it('says nothing of shortening where nothing was shortened', () => {
    expect(messageOf(enquiry('short'), site).shortened).toBe(false)
  })

  it('takes half a character, which a cut-off paste leaves behind', () => {
    const { text, whatsapp, mailto } = messageOf(enquiry('a\uD83Cb\uDFE0', 'x\uD83C'), site)
    expect(text).toBe(`${subjectOf('x\uFFFD')}\n\nMessage: a\uFFFDb\uFFFD`)
    expect(whatsappText(whatsapp)).toBe(text)
    expect(mailText(mailto)).toBe(text)
  })

  it('leaves out what was left empty', () => {
    expect(messageOf(enquiry(''), site).text).not.toContain('Message')
  })
})
