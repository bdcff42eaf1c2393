import { getOrCreate } from '../../catalogue/memoize.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import { joinAbbreviations, normalizeIndic } from './indicSpelling.ts'

/** Spellings in Latin letters that are treated as equal: a pattern and its replacement, for queries and texts alike. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // colour, color; aluminium, aluminum; galvanised, galvanized; fibre, fiber; grey, gray.
  [/ou/g, 'o'],
  [/iu/g, 'u'],
  [/z/g, 's'],
  [/ph/g, 'f'],
  [/(fib|met|lit|cent|lov)re(?=s?$)/g, '$1er'],
  [/grey/g, 'gray'],
  // policarbonate, polycarbonate; then daam, dam.
  [/y/g, 'i'],
  [/aa/g, 'a'],
  // sheets, sheet; not glass.
  [/(\p{L}{2}(?!s)\p{L})s$/u, '$1'],
  // chhat, chat; deewar, deevar.
  [/chh/g, 'ch'],
  // Not the sound of "cow".
  [/(^|[^o])w/g, '$1v'],
]

/** The most letters of a word whose doubled letters tell it from another: a mill is no "mil". */
const SHORT = 4

/** A longer word with doubled letters as single ones: chaddar, chadar; sheet, shet. */
function withoutDoubled(word: string): string {
  return word.length > SHORT ? word.replace(/(\p{L})\1/gu, '$1') : word
}

/** Word -> normalized word: the texts of a large catalogue repeat few words. */
const cache = new Map<string, string>()

function normalizeWord(word: string): string {
  return getOrCreate(cache, word, () =>
    /^\d/.test(word)
      ? String(Number(word))
      : withoutDoubled(
          spellings.reduce(
            (text, [pattern, replacement]) => text.replace(pattern, replacement),
            normalizeIndic(word),
          ),
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
