import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import { formatNumber } from '../../catalogue/intl.ts'
import { whatsappHref, whatsappLimit } from '../../catalogue/whatsapp.ts'
import type { EnquirySite } from '../enquiry.ts'
import { wellFormed } from './formMessage.ts'

/** Longer messages are hard to read in one piece, and some apps cut them. */
const PART_LENGTH = 2000
/** Mail programs cut longer addresses. */
const mailtoLimit = 2000
/** Nobody presses more buttons for one message. */
const mostParts = 30

/** A text written for an address, with the recipient's line ending. */
function encode(text: string, eol: '%0A' | '%0D%0A'): string {
  return text.split('\n').map(encodeURIComponent).join(eol)
}

/**
 * A text in parts, cut between two lines, or inside of one that is too long by itself.
 * @param length how much of an address a text takes
 * @param limit the most of an address that a part may take
 */
function split(text: string, length: (text: string) => number, limit: number): string[] {
  const fits = (piece: string, characters = 0, taken = 0) =>
    characters + piece.length <= PART_LENGTH && taken + length(piece) <= limit
  const lines = text.match(/[^\n]*\n|[^\n]+/g) ?? []
  const parts: string[] = []
  let part = ''
  let taken = 0
  // Character by character, so that the cut is never inside of one.
  for (const piece of lines.flatMap((line) => (fits(line) ? [line] : [...line]))) {
    if (!fits(piece, part.length, taken)) {
      parts.push(part)
      part = ''
      taken = 0
    }
    part += piece
    taken += length(piece)
  }
  return [...parts, part]
}

/** Names a part of a message, counted from 0. */
export function partName(
  i: number,
  count: number,
  { enquiries, writing }: Pick<EnquirySite, 'enquiries' | 'writing'>,
): string {
  const number = (n: number) => formatNumber(n, writing.language)
  return fillTemplates(enquiries.handOver.part, { number: number(i + 1), count: number(count) })
}

/**
 * The addresses that carry a message: for each way one, or one for each part of it, which says which it is. If
 * the parts were too many, one with the beginning.
 * @param message as `enquiryText` returns it
 * @param site the recipient, and the words for a part
 * @returns `shortened`: a link carries only the beginning, the whole has to be copied
 */
export function messageLinks(
  { subject, text }: { subject: string; text: string },
  site: EnquirySite,
): { whatsapp: string[]; mailto: string[]; shortened: boolean } {
  function linksTo(base: string, eol: '%0A' | '%0D%0A', limit: number) {
    const length = (part: string) => encode(part, eol).length
    const room = limit - base.length
    const heading = (i: number, count: number) => `${partName(i, count, site)}\n`
    // No more than can be sent: a text of megabytes is not read to its end.
    const sent = wellFormed(text.slice(0, PART_LENGTH * (mostParts + 1)))
    const parts = split(sent, length, room - length(heading(mostParts, mostParts)))
    const [first = ''] = parts
    if (parts.length > mostParts) return { links: [base + encode(first, eol)], shortened: true }
    const whole = parts.length === 1
    const links = parts.map(
      (part, i) => base + encode((whole ? '' : heading(i, parts.length)) + part, eol),
    )
    return { links, shortened: false }
  }

  const whatsapp = linksTo(whatsappHref(site.whatsapp, ''), '%0A', whatsappLimit)
  const lengthInMail = (part: string) => encode(part, '%0D%0A').length
  const about = encode(split(subject, lengthInMail, mailtoLimit / 4)[0] ?? '', '%0D%0A')
  const mailto = linksTo(`mailto:${site.email}?subject=${about}&body=`, '%0D%0A', mailtoLimit)
  return {
    whatsapp: whatsapp.links,
    mailto: mailto.links,
    shortened: whatsapp.shortened || mailto.shortened,
  }
}
