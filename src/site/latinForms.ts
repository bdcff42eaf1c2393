import Sanscript from '@indic-transliteration/sanscript'
import { getOrCreate } from '../catalogue/memoize.ts'

/** The scripts of India, as the library and Unicode call them. */
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
 * Signs that the library leaves as they are -> what sounds the same. Each script has them at the same
 * place of its block of 128 in Unicode: the dot below a letter, and the vowels of English words.
 */
const alike: Readonly<Record<number, string | number>> = {
  60: '',
  13: 15,
  17: 19,
  69: 71,
  73: 75,
}

const VOWEL = '[aAiIuUeo]'
const CONSONANT = '(?:[kgcCjTDtdpbsS]h|[^aAiIuUeoMH.])'

/** A vowel that is written and not spoken: at the end of a word, and between two others. */
const SILENT_END = /(?<=[^aAiIuUeo])a$/
const SILENT_BETWEEN = new RegExp(`(${VOWEL}${CONSONANT})a(?=${CONSONANT}${VOWEL})`, 'g')

/** The word of the library's scheme ITRANS as people type it, who know no scheme. */
function plainSpelling(itrans: string): string {
  return itrans
    .replace(/[MH]$/, '')
    .replace(/M(?=[pbm])/g, 'm')
    .replaceAll('M', 'n')
    .replace(/[~^.]/g, '')
    .toLowerCase()
}

/** Words, with their forms: the texts of a large catalogue repeat few words. */
const cache = new Map<string, readonly string[]>()

function wordForms(word: string): string[] {
  const script = scripts.find(({ letters }) => letters.test(word))
  if (script === undefined) return []
  const plain = Array.from(word, (sign) => {
    const code = sign.charCodeAt(0)
    const other = code < 128 ? undefined : alike[code % 128]
    return typeof other === 'number'
      ? String.fromCharCode(code - (code % 128) + other)
      : (other ?? sign)
  }).join('')
  const whole = Sanscript.t(plain, script.name, 'itrans').replaceAll('.N', 'M')
  const written = whole.replace(SILENT_END, '')
  const spoken = written.replace(SILENT_BETWEEN, '$1')
  const inEnglish = spoken.replaceAll('I', 'ee').replaceAll('U', 'oo')
  return [...new Set([spoken, written, inEnglish].map(plainSpelling))]
}

/**
 * The ways in which a text is written by those who type its language in Latin letters: `patra`, `patara`
 * for પતરાં. None for a text in Latin letters.
 */
export function latinForms(text: string): string[] {
  const words = text.split(/\s+/).map((word) => ({
    word,
    forms: getOrCreate(cache, word, () => wordForms(word)),
  }))
  const most = Math.max(...words.map(({ forms }) => forms.length))
  const forms = Array.from({ length: most }, (_, i) =>
    words.map(({ word, forms }) => forms[i] ?? forms[0] ?? word).join(' '),
  )
  return [...new Set(forms)]
}
