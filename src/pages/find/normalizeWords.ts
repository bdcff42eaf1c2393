import { getOrCreate } from '../../catalogue/memoize.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import { unitForWord } from '../../catalogue/spellings.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import type { Spellings } from '../../catalogue/unit.ts'
import { joinAbbreviations, normalizeIndic } from './indicSpelling.ts'

/** Spellings in Latin letters that are treated as equal: a pattern and its replacement, for queries and texts alike. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // colour, color; aluminium, aluminum; galvanised, galvanized; fibre, fiber; grey, gray.
  [/ou/g, 'o'],
  [/iu/g, 'u'],
  [/z/g, 's'],
  [/ph/g, 'f'],
  [/([btv])re(?=s?$)/g, '$1er'],
  [/grey/g, 'gray'],
  // policarbonate, polycarbonate; then chaddar, chadar, and sheet, shet.
  [/y/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
  // sheets, sheet.
  [/(\p{L}{3})s$/u, '$1'],
  // chhat, chat; deewar, deevar.
  [/chh/g, 'ch'],
  [/w/g, 'v'],
]

/** Word -> normalized word: the texts of a large catalogue repeat few words. */
const cache = new Map<string, string>()

function normalizeWord(word: string): string {
  return getOrCreate(cache, word, () =>
    /^\d/.test(word)
      ? String(Number(word))
      : spellings.reduce(
          (text, [pattern, replacement]) => text.replace(pattern, replacement),
          normalizeIndic(word),
        ),
  )
}

/**
 * The normalized words of a text, equal for all spellings of a word: in lower case, without accents, dots
 * below letters, joiners, and the dots of abbreviations; numbers in Latin digits without trailing zeros.
 */
export function wordsOf(text: string): string[] {
  const plain = cleanFigure(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc\u200c\u200d]/g, '')
    .toLowerCase()
  const words = joinAbbreviations(plain).match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? []
  return words.map(normalizeWord)
}

/**
 * The words that a visitor searches for, normalized.
 * @param ignored phrases without meaning for a search ("price", "sheet for"), as normalized words
 * @returns the words of the text without ignored phrases; all words if nothing else is left
 */
export function queryWords(text: string, ignored: readonly (readonly string[])[]): string[] {
  const words = wordsOf(text)
  const meaningful: string[] = []
  for (let i = 0; i < words.length; ) {
    const lengths = ignored
      .filter((phrase) => phrase.every((word, offset) => word === words[i + offset]))
      .map(({ length }) => length)
    const longest = Math.max(0, ...lengths)
    if (longest === 0) meaningful.push(...words.slice(i, i + 1))
    i += Math.max(1, longest)
  }
  return meaningful.length > 0 ? meaningful : words
}

/** The sizes in a text, such as "0.5 mm", with their normalized words. */
export function sizesIn(text: string, spellings: Spellings): { size: Figure; words: string[] }[] {
  const matches = cleanFigure(text)
    .toLowerCase()
    .matchAll(/(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+)/gu)
  return Array.from(matches).flatMap(([written, number, word = '']) => {
    const unit = unitForWord(word, spellings)
    if (unit === undefined) return []
    return { size: { values: [Number(number)], unit }, words: wordsOf(written) }
  })
}
