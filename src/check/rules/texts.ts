import { isRecord, quote } from '../../model/format.ts'
import type { Finding, JsonPath } from '../../model/problem.ts'
import { exampleTexts } from '../../model/shape/text.ts'
import { fileOf, parts } from '../../pages/files.ts'
import type { PageFinding, PageRule, PartialCatalogue, Rule } from '../../pages/partialCatalogue.ts'
import type { Page } from '../../pages/shapes.ts'

import { walk } from '../walk.ts'

/** A mistake in texts: the pattern that finds it, and what is reported. */
type TextMistake = {
  pattern: RegExp
  /** A character that it contains, searched first because that is faster. */
  sign?: string
  message: (found: string) => string
  hint: string
  warning?: true
}

const textMistakes: readonly TextMistake[] = [
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
    sign: '@',
    message: (found) => `The e-mail address ${quote(found)} is typed into a text`,
    hint: `Leave it out: pages show the one of "email" in ${fileOf('site')}.`,
  },
  {
    // Nine digits or more, with nothing but spaces, points, dashes and brackets between them.
    pattern: /(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){8,}(?![\w%])/,
    message: (found) => `The phone number ${quote(found)} is typed into a text`,
    hint: `Leave it out: pages show the one of "phone" in ${fileOf('site')}.`,
  },
  {
    pattern: /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i,
    message: (found) =>
      `${quote(found)} is code of a web page, and visitors would read it as it is`,
    hint: 'Write plain text, with characters as they are: & " \u2013.',
  },
  {
    pattern: /\*\*|__|`|\[[^\]]+\]\([^)]*\)|^(?:#{1,6}|[-*\u2022]) /m,
    message: (found) =>
      `${quote(found)} is a sign of Markdown, and visitors would read it as it is`,
    hint: 'Write plain text; a list has its own entries.',
  },
  {
    pattern:
      /(?:\u20b9|\bRs\.?|\bINR|\bUSD|[$\u20ac])\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*\s?(?:rupees|INR|\/-)/i,
    message: (found) => `The price ${quote(found)} is typed into a text, and prices grow old`,
    hint: 'Leave it out: visitors are asked to call for the price.',
    warning: true,
  },
]

/** The fields of the site that hold its phone numbers, e-mail address and web addresses. */
const contactFields = /^(?:phone|otherPhones|whatsapp|email|url|map|socials|enquiries\.endpoint)\b/

/** The example sentences of the shapes: nobody's own words. */
const examples: ReadonlySet<string> = new Set(
  [...exampleTexts].filter((text) => /\s.*\s.*\.$/.test(text)),
)

/** The mistakes in one text. */
function* mistakesInText(text: string, isPage: boolean): Iterable<Omit<PageFinding, 'spot'>> {
  for (const { pattern, sign = '', message, hint, warning } of textMistakes) {
    if (!text.includes(sign)) continue
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) yield { message: message(found), hint, warning }
  }
  if (isPage && examples.has(text)) {
    const message = `${quote(text)} is the example that the editor shows for this field`
    yield { message, hint: 'Write your own words.' }
  }
  if (!text.isWellFormed()) {
    const message = 'The text holds half of a character that is written with two'
    yield { message, hint: 'Type the character anew.' }
  }
}

/** The mistakes in all texts of a value. */
function* mistakesIn(data: object, isPage: boolean): Iterable<PageFinding> {
  for (const { value: text, spot } of walk(data)) {
    if (typeof text !== 'string') continue
    for (const mistake of mistakesInText(text, isPage)) yield { spot, ...mistake }
  }
}

/** The files beside the pages that hold words or lists of them. */
function* filesWithTexts(draft: PartialCatalogue): Iterable<{ file: string; value: object }> {
  for (const part of parts) {
    const value = draft[part]
    // Their keys are paths, and their values as well.
    if (value === undefined || part === 'routes' || part === 'aliases') continue
    yield { file: fileOf(part), value }
  }
}

/** Texts are free of common mistakes. */
export const texts: Rule = function* (draft): Iterable<Finding> {
  const site = fileOf('site')
  for (const { file, value } of filesWithTexts(draft)) {
    for (const found of mistakesIn(value, false)) {
      const isContact = file === site && contactFields.test(found.spot?.join('.') ?? '')
      if (!isContact) yield { file, ...found }
    }
  }
}

/** The texts of a page are free of common mistakes. */
export const pageTexts: PageRule<Page> = (page) => mistakesIn(page, true)

/** What identifies an entry of a list: its words, its title or name, or its address. */
function nameOf(entry: unknown): string | undefined {
  const name = isRecord(entry) ? (entry.title ?? entry.name ?? entry.url ?? entry.href) : entry
  return typeof name === 'string' ? name : undefined
}

/** The entries that a list has twice. */
function* duplicatesInList(list: readonly unknown[], spot: JsonPath): Iterable<PageFinding> {
  const seen = new Set<string>()
  for (const [i, entry] of list.entries()) {
    const name = nameOf(entry)?.toLowerCase()
    if (name === undefined) continue
    if (seen.has(name)) {
      const message = `${quote(nameOf(entry) ?? '')} stands in this list already`
      yield { spot: [...spot, i], message, hint: 'Delete one of the two.' }
    }
    seen.add(name)
  }
}

function* duplicatesIn(data: object): Iterable<PageFinding> {
  for (const { value: list, spot } of walk(data)) {
    if (Array.isArray(list)) yield* duplicatesInList(list, spot)
  }
}

/** No list has the same city, word, point, picture or product twice. */
export const duplicateEntries: Rule = function* (draft) {
  for (const { file, value } of filesWithTexts(draft)) {
    for (const found of duplicatesIn(value)) yield { file, ...found }
  }
}

/** No list of a page has the same entry twice. */
export const duplicatePageEntries: PageRule<Page> = duplicatesIn

/** The length of a summary that search engines show, in letters. */
const SUMMARY_LENGTH = { least: 50, most: 160 }

/** A summary is long enough to say something, and short enough to be shown whole. */
export const summary: PageRule<Page> = function* ({ summary: { length } }) {
  if (length >= SUMMARY_LENGTH.least && length <= SUMMARY_LENGTH.most) return
  const message = `The summary has ${length} letters; search engines show ${SUMMARY_LENGTH.least} to ${SUMMARY_LENGTH.most}`
  const hint =
    length < SUMMARY_LENGTH.least
      ? 'Say what the page offers, to whom and where.'
      : 'Shorten it: they cut off the rest.'
  yield { spot: ['summary'], message, hint, warning: true }
}
