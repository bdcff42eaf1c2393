import type { FinderFile } from './finderIndex.ts'
import { INDIC_ENDING, isIndic } from './indicSpelling.ts'
import { latinPattern } from './latinLetters.ts'
import { soundOf } from './soundOf.ts'
import { spelledForm, spokenForm } from './spokenForm.ts'
import { verbOf } from './verbForms.ts'

/** A shorter word in Latin letters may be an abbreviation or another word. */
export const SHORTEST = 3

/** Endings of English words, and those that are written onto a word of Gujarati in Latin letters: "dukanma". */
const LATIN_ENDING = /(?:ing|ed|d|es|li|ma|mathi|thi|na|ni|no|nu|va[ld][aiou])$/

/** The shortest stem before an ending in Latin letters. */
const SHORTEST_STEM = 4

/** Fewer letters of a spoken form are those of too many words. */
const FEWEST_SPOKEN = 4

/** The fewest consonants by which a word in Latin letters is known: with fewer, "brown" sounds like "bharvanu". */
const FEWEST_HEARD = 5

export type SearchedFile = Pick<FinderFile, 'products' | 'answers' | 'phrases'>

/** All words of a finder's file: those that people type first, then those of its phrases and of its sentences. */
export function wordsIn({ products, answers, phrases }: SearchedFile): Set<string> {
  const { unlisted, ...lists } = phrases
  const documents = [...products, ...answers].map(({ words }) => words)
  const typed = documents.map(({ called, names, search }) => `${called} ${names} ${search}`)
  const sentences = documents.map(({ elsewhere }) => elsewhere)
  const texts = [...typed, ...unlisted.flat(), ...Object.values(lists).flat(), ...sentences]
  return new Set(texts.flatMap((text) => text.split(' ')))
}

/** The last vowel of a noun, which other forms of it change. */
const LAST_VOWEL = /[ાિુેોािुेो]$/u
/** The ending of a place or a time, of a noun without a vowel at its end: "ઘરે". */
const PLACE = /[ેे]$/u

/** Words in Latin letters by their consonants, by which English words are known in Indian scripts. */
export function consonantsOf(latin: readonly string[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const word of latin) {
    const sound = soundOf(word)
    if (sound !== undefined && !words.has(sound)) words.set(sound, word)
  }
  return words
}

function addForm(forms: Map<string, string>, form: string | undefined, word: string) {
  if (form !== undefined && form.length >= FEWEST_SPOKEN && !forms.has(form)) forms.set(form, word)
}

/**
 * @returns a function that finds the known word that an unknown one is in another script, with another ending or in
 * another spelling: "makan" for "મકાનમાં". Lists need not have each of these
 */
export function createKnownWords(listed: ReadonlySet<string>): (word: string) => string {
  const all = [...listed]
  const latin = all.filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))
  const bySound = new Map<string, string>()
  const bySpelling = new Map<string, string>()
  const byStem = new Map<string, string>()
  const byConsonants = consonantsOf(latin)
  for (const word of all) {
    addForm(bySound, spokenForm(word), word)
    addForm(bySpelling, spelledForm(word), word)
    if (!isIndic(word)) continue
    const stem = word.replace(LAST_VOWEL, '')
    if (stem !== word && stem.length >= 2 && !byStem.has(stem)) byStem.set(stem, word)
  }

  function latinWord(word: string): string | undefined {
    const pattern = latinPattern(word)
    return pattern && latin.find((one) => pattern.test(one))
  }

  const spokenWord = (word: string) => bySound.get(spokenForm(word) ?? '')

  const loanWord = (word: string) => byConsonants.get(soundOf(word) ?? '')

  function inflected(word: string): string | undefined {
    const place = word.replace(PLACE, '')
    if (place.length >= 2 && listed.has(place)) return place
    const stem = word.replace(LAST_VOWEL, '')
    if (stem === word) return undefined
    const pattern = stem.length < SHORTEST ? undefined : latinPattern(stem)
    const forms = pattern && new RegExp(pattern.source.replace(/(?:a\?)?\$$/, '[aeiou]$'))
    return byStem.get(stem) ?? (forms && latin.find((one) => forms.test(one)))
  }

  function indicWord(word: string): string {
    const whole = word.length < SHORTEST ? undefined : latinWord(word)
    if (whole !== undefined) return whole
    const stem = word.replace(INDIC_ENDING, '')
    if (stem.length >= 2 && listed.has(stem)) return stem
    const stems = [...new Set([word, stem])].filter(({ length }) => length >= SHORTEST)
    for (const find of [latinWord, inflected, loanWord, spokenWord]) {
      for (const one of stems) {
        const found = find(one)
        if (found !== undefined) return found
      }
    }
    return word
  }

  function latinStem(word: string): string {
    if (!/^[a-z]+$/.test(word) || word.length < SHORTEST_STEM) return word
    const stem = word.replace(LATIN_ENDING, '')
    if (stem !== word && stem.length >= SHORTEST_STEM) {
      if (listed.has(stem)) return stem
      if (listed.has(`${stem}e`)) return `${stem}e`
    }
    if (all.some((one) => one.startsWith(word))) return word
    const isLong = (soundOf(word)?.length ?? 0) >= FEWEST_HEARD
    return bySpelling.get(spelledForm(word) ?? '') ?? (isLong ? loanWord(word) : undefined) ?? word
  }

  return (word) => {
    if (listed.has(word) || verbOf(word) !== undefined) return word
    return isIndic(word) ? indicWord(word) : latinStem(word)
  }
}
