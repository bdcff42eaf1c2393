import Sanscript from '@indic-transliteration/sanscript'
import { getOrCreate } from '../catalogue/memoize.ts'

/** Indian scripts, by their names in the library and in Unicode. */
const scripts = [
  'devanagari',
  'gujarati',
  'gurmukhi',
  'bengali',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
].map((name) => ({
  name,
  letters: new RegExp(`\\p{Script=${name.charAt(0).toUpperCase()}${name.slice(1)}}`, 'u'),
}))

/**
 * Characters that the library does not transliterate -> characters with the same sound, by their position in a
 * Unicode block of 128, which is the same for all scripts: the dot below a letter, and vowels of English words.
 */
const SUBSTITUTES: Readonly<Record<number, string | number>> = {
  60: '',
  13: 15,
  17: 19,
  69: 71,
  73: 75,
}

const VOWEL = '[aAiIuUeo]'
const CONSONANT = '(?:[kgcCjTDtdpbsS]h|[^aAiIuUeoMH.])'

/** A vowel that is written but not pronounced: at the end of a word, and between two other vowels. */
const SILENT_END = /(?<=[^aAiIuUeo])a$/
const SILENT_BETWEEN = new RegExp(`(${VOWEL}${CONSONANT})a(?=${CONSONANT}${VOWEL})`, 'g')

/** Converts ITRANS to the spelling of people who do not know the scheme. */
function plainSpelling(itrans: string): string {
  return itrans
    .replace(/[MH]$/, '')
    .replace(/M(?=[pbm])/g, 'm')
    .replaceAll('M', 'n')
    .replace(/[~^.]/g, '')
    .toLowerCase()
}

/** Cached, because the texts of a large catalogue repeat few words. */
const spellingsByWord = new Map<string, readonly string[]>()

function wordSpellings(word: string): string[] {
  const script = scripts.find(({ letters }) => letters.test(word))
  if (script === undefined) return []
  const substituted = Array.from(word, (character) => {
    const code = character.charCodeAt(0)
    const substitute = code < 128 ? undefined : SUBSTITUTES[code % 128]
    return typeof substitute === 'number'
      ? String.fromCharCode(code - (code % 128) + substitute)
      : (substitute ?? character)
  }).join('')
  const itrans = Sanscript.t(substituted, script.name, 'itrans').replaceAll('.N', 'M')
  const written = itrans.replace(SILENT_END, '')
  const spoken = written.replace(SILENT_BETWEEN, '$1')
  const inEnglish = spoken.replaceAll('I', 'ee').replaceAll('U', 'oo')
  return [...new Set([spoken, written, inEnglish].map(plainSpelling))]
}

/**
 * The spellings of a text by people who type its language in Latin letters: `patra`, `patara` for પતરાં. They are
 * in the index of the finder.
 * @returns an empty array for a text in Latin letters
 */
export function latinSpellings(text: string): string[] {
  const words = text.split(/\s+/).map((word) => ({
    word,
    spellings: getOrCreate(spellingsByWord, word, () => wordSpellings(word)),
  }))
  const count = Math.max(...words.map(({ spellings }) => spellings.length))
  const texts = Array.from({ length: count }, (_, i) =>
    words.map(({ word, spellings }) => spellings[i] ?? spellings[0] ?? word).join(' '),
  )
  return [...new Set(texts)]
}
