import { isIndic } from './indicSpelling.ts'
import { inLatin } from './spokenForm.ts'

/** Fewer consonants are those of too many words: "dollar" and "dealer". */
const FEWEST_CONSONANTS = 4

/** Letters with the same sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'sn'],
  [/ck/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/sh/g, 's'],
  [/j/g, 's'],
  [/v|w/g, 'v'],
  [/(?!^)[aeiouh]/g, ''],
  [/^[aeiou]/, 'a'],
  [/(.)\1/g, '$1'],
]

/**
 * The consonants of a normalized word: the same for "sample", "sampal" and "સેમ્પલ".
 * @returns undefined if they are too few
 */
export function soundOf(word: string): string | undefined {
  const latin = inLatin(word)
  if (latin === undefined) return undefined
  const spoken = isIndic(word) ? latin : latin.replace(/g(?=[ei])/g, 'j')
  const sound = sounds.reduce((text, [letters, by]) => text.replace(letters, by), spoken)
  return sound.length < FEWEST_CONSONANTS ? undefined : sound
}
