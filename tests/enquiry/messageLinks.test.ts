import { describe, expect, it } from 'vitest'
import type { Enquiry } from '../../src/enquiry/enquiry.ts'
import { enquiryText } from '../../src/enquiry/message/formMessage.ts'
import { messageLinks, partName } from '../../src/enquiry/message/messageLinks.ts'
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

/** A message, and the links that carry it. */
function messageOf(about: Enquiry) {
  const message = enquiryText(about, site)
  return { text: message.text, ...messageLinks(message, site) }
}

/** The links of a message that is not cut. */
function linksOf(about: Enquiry) {
  const { text, whatsapp, mailto } = messageOf(about)
  return { text, whatsapp: whatsapp[0] ?? '', mailto: mailto[0] ?? '' }
}

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
    const { text: whole, whatsapp, mailto } = linksOf(enquiry(text))
    expect(whole).toBe(
      `${subjectOf('Contact')}\nMessage:${text.includes('\n') ? '\n' : ' '}${text}`,
    )
    expect(whatsappText(whatsapp)).toBe(whole)
    expect(mailText(mailto)).toBe(whole)
  })

  it('writes the ends of lines as each receiver expects them', () => {
    const { whatsapp, mailto } = linksOf(enquiry('one\r\ntwo'))
    expect(whatsapp).toContain('one%0Atwo')
    expect(mailto).toContain('one%0D%0Atwo')
  })

  it.each([
    ['of many lines', Array.from({ length: 200 }, (_, i) => `${i}. Sheets, 40 pieces`).join('\n')],
    ['of one line', 'x'.repeat(4500)],
    ['of signs that take much of an address', 'પતરાં '.repeat(600)],
    ['of emoji', '🏠'.repeat(1500)],
  ])(
    'over 2,000 characters %s it is cut into parts that say so, and nothing is lost',
    (_, long) => {
      const { text, whatsapp, mailto, shortened } = messageOf(enquiry(long))
      expect(shortened).toBe(false)
      for (const [links, textIn, limit] of [
        [whatsapp, whatsappText, 8000],
        [mailto, mailText, 2000],
      ] as const) {
        expect(links.length).toBeGreaterThan(1)
        const carried = links.map((link, i) => {
          expect(link.length).toBeLessThanOrEqual(limit)
          const [name = '', ...lines] = textIn(link)?.split('\n') ?? []
          expect(name).toBe(partName(i, links.length, site))
          return lines.join('\n')
        })
        expect(carried.join('')).toBe(text)
      }
    },
  )

  it('cuts between two lines if it can', () => {
    const lines = Array.from({ length: 200 }, (_, i) => `${i}. Sheets, 40 pieces`)
    const { whatsapp } = messageOf(enquiry(lines.join('\n')))
    for (const link of whatsapp.slice(0, -1)) expect(whatsappText(link)).toMatch(/pieces\n$/)
  })

  it('holds 100,000 characters, and says that so many parts have to be copied', () => {
    const long = '🏠'.repeat(50_000)
    const { text, whatsapp, mailto, shortened } = messageOf(enquiry(long))
    expect(text.endsWith(long)).toBe(true)
    expect(shortened).toBe(true)
    for (const link of [...whatsapp, ...mailto]) {
      expect(link.length).toBeLessThanOrEqual(8000)
      expect(decodeURIComponent(link)).not.toContain('\uFFFD')
    }
  })

  it('takes half a character, which a cut-off paste leaves behind', () => {
    const { text, whatsapp, mailto } = linksOf(enquiry('a\uD83Cb\uDFE0', 'x\uD83C'))
    expect(text).toBe(`${subjectOf('x\uFFFD')}\nMessage: a\uFFFDb\uFFFD`)
    expect(whatsappText(whatsapp)).toBe(text)
    expect(mailText(mailto)).toBe(text)
  })
})
