import { quote } from '../../catalogue/messageText.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { phoneNumberIn } from './phoneNumberIn.ts'

/** A mistake in texts: how it is found, and what is reported. */
export type TextMistake = {
  find: (text: string) => string | undefined
  /** A character that every match contains: texts without it are skipped, which is faster. */
  required?: string
  message: (found: string) => string
  fix: string
  warning?: true
}

/** Finds the first match of a pattern. */
function match(pattern: RegExp): TextMistake['find'] {
  return (text) => pattern.exec(text)?.[0]
}

/** Patterns of words that hold the place of a text which nobody has written yet. */
const placeholderWords = [
  'lorem',
  'ipsum',
  'todo',
  'tbd',
  'tba',
  'fixme',
  'xxx+',
  'asdf',
  'qwerty',
  'change ?me',
  'dummy text',
  'sample text',
  'placeholder text',
  '(?:your|insert) text here',
  'to be (?:added|written|confirmed|defined)',
]

const siteFile = `“${fileTitle(sharedFilePath('site'))}”`

/** Common mistakes in texts for visitors. */
export const textMistakes = {
  unwritten: {
    find: match(new RegExp(String.raw`\b(?:${placeholderWords.join('|')})\b|\?\?\?`, 'i')),
    message: (found) => `${quote(found)} looks like a text that is not written yet`,
    fix: 'Write the text for visitors.',
  },
  tableCells: {
    find: match(/[\t\r\n]/),
    message: (found) =>
      `The text has ${found === '\t' ? 'a tab' : 'a line break'}, which pages show as a space`,
    fix: 'Write a space or a sentence instead. Figures of a product belong in its specification table.',
  },
  invisibleCharacter: {
    find: match(
      /(?![\t\r\n])[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufffd]/u,
    ),
    message: (found) =>
      `The text has a character that cannot be seen or read (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`,
    fix: 'Delete it, or type the text again.',
  },
  outerSpace: {
    find: match(/^\s|\s$/),
    message: () => 'The text begins or ends with a space',
    fix: 'Delete the space.',
  },
  doubleSpace: {
    find: match(/\S[^\S\r\n]{2,}\S/),
    message: (found) => `There are two spaces after ${quote(found.slice(0, 1))}`,
    fix: 'Delete one of them.',
  },
  repeatedWord: {
    find: match(/\b(the|an?|and|of|to|in|is|for|with|or|on|at|by) \1\b/i),
    message: (found) => `${quote(found)} repeats a word`,
    fix: 'Delete one of them.',
  },
  emailAddress: {
    find: match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i),
    required: '@',
    message: (found) => `The e-mail address ${quote(found)} is typed into a text`,
    fix: `Remove it: pages show the one from ${siteFile}.`,
  },
  phoneNumber: {
    find: phoneNumberIn,
    message: (found) => `The phone number ${quote(found)} is typed into a text`,
    fix: `Remove it: pages show the one from ${siteFile}.`,
  },
  webPageCode: {
    find: match(/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i),
    message: (found) => `${quote(found)} is web page code, and visitors would see it as it is`,
    fix: 'Write plain text, with characters as they are: & " \u2013.',
  },
  markdown: {
    find: match(/\*\*|__|`|\[[^\]]+\]\([^)]*\)|^(?:#{1,6}|[-*\u2022]) /m),
    message: (found) =>
      `${quote(found)} is a sign of formatting (Markdown), and visitors would see it as it is`,
    fix: 'Write plain text. Lists have their own entries.',
  },
  price: {
    find: match(
      /(?:\u20b9|\bRs\.?|\bINR|\bUSD|[$\u20ac])\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*\s?(?:rupees|INR|\/-)/i,
    ),
    message: (found) => `The price ${quote(found)} is typed into a text, but prices change`,
    fix: 'Remove it: visitors are asked to call for the price.',
    warning: true,
  },
} satisfies Record<string, TextMistake>
