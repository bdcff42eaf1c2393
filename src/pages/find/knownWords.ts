import type { FinderFile } from './finderIndex.ts'
import { isIndic } from './indicSpelling.ts'
import { latinPattern } from './latinLetters.ts'
import { verbOf } from './verbForms.ts'

/** A shorter word in Latin letters may be an abbreviation or another word. */
const SHORTEST = 3

/** Endings that are written onto a word in Gujarati, as words are normalized: "મકાનમાં". */
const ENDING = /(?:ના|નો|નિ|નુ|ને|મા|માનથિ|થિ|વાળા|વાળિ|વાળો|વાળુ)$/u

type SearchedFile = Pick<FinderFile, 'products' | 'answers' | 'phrases'>

/** All words of a finder's file: those of its products first, then of its answers, then of its phrases. */
function wordsIn({ products, answers, phrases }: SearchedFile): Set<string> {
  const { unlisted, ...lists } = phrases
  const documents = [...products, ...answers].flatMap(({ words }) => Object.values(words))
  const texts = [...documents, ...unlisted.flat(), ...Object.values(lists).flat()]
  return new Set(texts.flatMap((text) => text.split(' ')))
}

/**
 * @returns a function that finds the word in Latin letters that is known for an unknown one in an Indian script: "makan"
 * for "મકાનમાં". Lists need not have a word in each script
 */
export function createKnownWords(file: SearchedFile): (word: string) => string {
  const listed = wordsIn(file)
  const latin = [...listed].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))

  function latinWord(word: string): string | undefined {
    const pattern = latinPattern(word)
    return pattern && latin.find((one) => pattern.test(one))
  }

  return (word) => {
    if (!isIndic(word) || word.length < SHORTEST || listed.has(word)) return word
    if (verbOf(word) !== undefined) return word
    const stem = word.replace(ENDING, '')
    if (listed.has(stem)) return word
    return latinWord(word) ?? (stem === word ? undefined : latinWord(stem)) ?? word
  }
}
