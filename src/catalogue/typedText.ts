import { withLatinDigits } from './latinDigits.ts'

/** A letter or sign that joins its neighbours: visible, and neither Latin nor a digit, a space or punctuation. */
const JOINED = String.raw`[^\0-\u02ff\s\p{N}\p{P}\p{Cf}\p{DI}]`

/**
 * Characters that nobody sees: marks of direction, soft hyphens, spaces without width, control characters, blank
 * letters, variation selectors. The group is a joiner that is part of a word (Indic scripts) or of an emoji, or the
 * selector of an emoji's colour, and stays.
 */
const INVISIBLE = new RegExp(
  String.raw`(${JOINED}(?:[\u200c\u200d](?=${JOINED})|\ufe0f(?:\u200d(?=${JOINED}))?))|\ufeff|(?!\s)[\p{Cc}\p{Cf}\p{DI}\u2800]`,
  'ug',
)

/**
 * A text that was typed or pasted, as it is read and stored: without invisible characters, with ordinary spaces,
 * and without spaces around it. Line breaks inside it stay.
 */
export function cleanTyped(text: string): string {
  return text
    .replace(INVISIBLE, '$1')
    .replace(/[^\S\r\n]/g, ' ')
    .trim()
}

/**
 * A typed number, length, pitch or phone number: {@link cleanTyped}, and in plain characters. Full-width forms and
 * the digits of Indian scripts and of Urdu become ASCII, `12½` becomes `12 1/2`, and the ordinal sign and the ring become the degree sign.
 */
export function cleanFigure(text: string): string {
  return withLatinDigits(
    cleanTyped(text)
      .replace(/[º˚]/g, '°')
      // The space keeps 12½ apart from 121/2.
      .replace(/(\p{Nd})?([¼-¾⅐-⅞↉])/gu, (_, digit: string | undefined, fraction: string) =>
        digit === undefined ? fraction : `${digit} ${fraction}`,
      )
      .normalize('NFKC')
      .replaceAll('⁄', '/'),
  )
}
