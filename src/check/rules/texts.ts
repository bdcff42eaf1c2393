import type { Rule } from '../draft.ts'
import { fileOf } from '../names.ts'
import type { Finding } from '../problem.ts'
import { quote } from '../say.ts'
import { allTexts } from '../texts.ts'

/** A slip in a text: the pattern that finds it, and what is said about it. */
type Slip = { pattern: RegExp; message: (found: string) => string; hint: string }

const slips: readonly Slip[] = [
  {
    pattern:
      /\b(?:lorem|ipsum|todo|tbd|tba|fixme|xxx+|asdf|qwerty|change ?me|dummy text|sample text|placeholder text|(?:your|insert) text here|to be (?:added|written|confirmed|defined))\b|\?\?\?/i,
    message: (found) => `${quote(found)} looks like a text that is still to be written`,
    hint: 'Write what visitors shall read.',
  },
  {
    pattern: /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffd]/u,
    message: (found) =>
      `The text holds a character that cannot be seen or read (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`,
    hint: 'Delete it, or type the text anew.',
  },
  {
    pattern: /^\s|\s$/,
    message: () => 'The text begins or ends with a space',
    hint: 'Delete the space.',
  },
  {
    pattern: /\S[^\S\r\n]{2,}\S/,
    message: (found) => `Two spaces follow each other after ${quote(found.slice(0, 1))}`,
    hint: 'Delete one of them.',
  },
  {
    pattern: /\b(the|an?|and|of|to|in|is|for|with|or|on|at|by) \1\b/i,
    message: (found) => `${quote(found)} says one word twice`,
    hint: 'Delete one of them.',
  },
  {
    pattern: /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
    message: (found) => `The e-mail address ${quote(found)} is typed into a text`,
    hint: `Leave it out: pages show the one of "email" in ${fileOf('site')}.`,
  },
  {
    // Nine digits or more that nothing but spaces, points, dashes and brackets stand between.
    pattern: /(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){8,}(?![\w%])/,
    message: (found) => `The phone number ${quote(found)} is typed into a text`,
    hint: `Leave it out: pages show the one of "phone" in ${fileOf('site')}.`,
  },
]

/** The site's own phone numbers, e-mail address and web addresses stand here, and only here. */
const own = /^(?:phone|otherPhones|whatsapp|email|url|map|socials|enquiries\.endpoint)\b/

/** Texts are free of the slips that hands make. */
export const texts: Rule = function* (draft): Iterable<Finding> {
  const site = fileOf('site')
  for (const { file, spot, text } of allTexts(draft)) {
    if (file === site && own.test(spot.join('.'))) continue
    for (const { pattern, message, hint } of slips) {
      const [found] = pattern.exec(text) ?? []
      if (found !== undefined) yield { file, spot, message: message(found), hint }
    }
    if (!text.isWellFormed()) {
      const message = 'The text holds half of a character that is written with two'
      yield { file, spot, message, hint: 'Type the character anew.' }
    }
  }
}
