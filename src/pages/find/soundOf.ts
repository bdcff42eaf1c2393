/** Fewer consonants are those of too many words: "dollar" and "dealer". */
const FEWEST_CONSONANTS = 4

/** Letters with the same sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/tion/g, 'sn'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/sh/g, 's'],
  [/v|w/g, 'v'],
  [/(?!^)[aeiouh]/g, ''],
  [/^[aeiou]/, 'a'],
  [/(.)\1/g, '$1'],
]

/**
 * The consonants of a normalized word in Latin letters: the same for "sample" and "sampal".
 * @returns undefined if they are too few
 */
export function soundOf(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  const sound = sounds.reduce((text, [letters, by]) => text.replace(letters, by), word)
  return sound.length < FEWEST_CONSONANTS ? undefined : sound
}
