import { isIndic } from './indicSpelling.ts'
import { latinLetters } from './latinLetters.ts'

type Sounds = readonly (readonly [RegExp, string])[]

/** Spellings in Latin letters of the same sound: "khareed" and "kharid", "pehla" and "pahela", "padhega" and "padega". */
const spellings: Sounds = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/w/g, 'v'],
  [/eh(?=[^aeiou])|ahe/g, 'ah'],
  [/([kgjdpb])h/g, '$1'],
  [/(.)\1+/g, '$1'],
  // All forms of a noun: pehla, pehli.
  [/^(.{3,}?)[aeiou]+$/, '$1'],
]

/** Further ones beside a word in an Indian script, in which English words are written as well. */
const scripts: Sounds = [
  [/tion/g, 'shan'],
  [/ck|q/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  ...spellings,
  [/f/g, 'p'],
  [/sh/g, 's'],
  [/([ct])h/g, '$1'],
  [/(?!^)a/g, ''],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/[iu]+$/, ''],
]

/** A normalized word in Latin letters; undefined if it has other signs than letters. */
export function inLatin(word: string): string | undefined {
  const letters = isIndic(word) ? latinLetters(word) : undefined
  const latin = isIndic(word)
    ? letters?.map((letter) => ('vowel' in letter ? letter.vowel : letter.consonant)).join('')
    : word
  return latin !== undefined && /^[a-z]+$/.test(latin) ? latin : undefined
}

function replaced(word: string, sounds: Sounds): string | undefined {
  const latin = inLatin(word)
  return latin && sounds.reduce((text, [from, to]) => text.replace(from, to), latin)
}

/**
 * A normalized word in Latin letters, the same for most of its spellings: "khareed", "kharid".
 * @returns undefined if it has other signs
 */
export function spelledForm(word: string): string | undefined {
  return isIndic(word) ? undefined : replaced(word, spellings)
}

/**
 * A normalized word as it is spoken, the same for all scripts: "kharab", "ખરાબ".
 * @returns undefined if it has other signs than letters
 */
export function spokenForm(word: string): string | undefined {
  return replaced(word, scripts)
}
