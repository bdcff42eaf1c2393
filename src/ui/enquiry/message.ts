import { fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { EnquirySite, Message } from './enquiry.ts'

/** Longer addresses are cut by mail programs and by the WhatsApp apps. */
const mailtoLimit = 2000
const whatsappLimit = 8000

/**
 * Text that every recipient can read: half a surrogate pair, which a cut-off paste leaves behind and
 * which no address can hold, becomes the replacement character.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}')
}

/** A field with its label; several lines stand below it. */
function line(typed: string, text: string, { labelled }: EnquirySite['writing']): string {
  const label = typed.replace(/\s*:\s*$/, '')
  if (label === '') return text
  if (!text.includes('\n')) return fillTemplates(labelled, { label, value: text })
  return `${fillTemplates(labelled, { label, value: '' }).trimEnd()}\n${text}`
}

/**
 * As much of a text as fits, written for an address.
 * @param eol the recipient's line ending
 * @param limit the longest it may become
 */
function encode(text: string, eol: '%0A' | '%0D%0A', limit: number) {
  let written = ''
  let end = 0
  // Character by character, so that the cut is never inside of one and a long text costs no more.
  for (const character of text) {
    const code = character === '\n' ? eol : encodeURIComponent(character)
    if (written.length + code.length > limit) break
    written += code
    end += character.length
  }
  return { text: written, cut: end < text.length }
}

/**
 * An enquiry as a person reads it, and the links that carry it.
 * @param enquiry what was typed
 * @param site the recipient, and the subject's words
 */
export function messageOf(enquiry: Message, site: EnquirySite) {
  const subject = wellFormed(fillTemplate(site.enquiries.subject, 'about', enquiry.about))
  const lines = enquiry.fields
    .filter((field) => field.text !== '')
    .map((field) => line(field.label, field.text.replace(/\r\n?/g, '\n'), site.writing))
  const text = wellFormed([subject, '', ...lines].join('\n'))
  const wa = whatsappHref(site.whatsapp, '')
  const mail = `mailto:${site.email}?subject=${encode(subject, '%0D%0A', mailtoLimit / 4).text}&body=`
  const inWhatsapp = encode(text, '%0A', whatsappLimit - wa.length)
  const inMail = encode(text, '%0D%0A', mailtoLimit - mail.length)
  return {
    text,
    whatsapp: wa + inWhatsapp.text,
    mailto: mail + inMail.text,
    /** True: the links carry only the beginning, the whole has to be copied. */
    shortened: inWhatsapp.cut || inMail.cut,
  }
}
