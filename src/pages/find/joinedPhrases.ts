import { isIndic } from './indicSpelling.ts'
import { latinPattern } from './latinLetters.ts'
import { wordsOf } from './normalizeWords.ts'
import { verbOf } from './verbForms.ts'

/** Between the words of a phrase: "chhat ke upar" is "chhat upar". */
const genitives = new Set(
  wordsOf('na no ni nu nun ka ki ke of the a che chhe hai ના નો ની નું નાં છે का की के है'),
)

/** A phrase counts as one word, written with this sign. */
const SIGN = '_'

/** The words of a text without those that only join them. */
export function phraseParts(words: readonly string[]): string[] {
  return words.filter((word) => !genitives.has(word))
}

/**
 * The search texts that are phrases: they have a word that says nothing by itself, "chhat upar". The words of all
 * others are found apart.
 * @param isFiller true for such a word
 */
export function phrasesIn(texts: readonly string[], isFiller: (word: string) => boolean): string[] {
  const phrases = texts.map((text) => phraseParts(wordsOf(text)))
  const told = phrases.filter((parts) => parts.length > 1 && parts.some(isFiller))
  return [...new Set(told.map((parts) => parts.join(' ')))]
}

/** @returns a function that is true for a text that is one of some phrases */
export function isOneOf(phrases: readonly string[]): (text: string) => boolean {
  const all = new Set(phrases)
  return (text) => all.has(wordsOf(text).join(' ')) || all.has(phraseParts(wordsOf(text)).join(' '))
}

type Words = Readonly<Record<'called' | 'names' | 'search' | 'elsewhere', string>>
type Phrased = { words: Words; phrases?: readonly string[] | undefined }

/** The words of a product or an answer with those of its phrases, which the file has once. */
export function withPhraseWords<T extends Phrased>(
  document: T,
  isFiller: (word: string) => boolean,
  isQuestion: boolean,
): T {
  const { words, phrases = [] } = document
  const own = new Set(`${words.called} ${words.names} ${words.search}`.split(' '))
  const inPhrases = phrases
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => !own.has(word) && (isQuestion || !isFiller(word)))
  // A question has its phrases apart.
  const joined = isQuestion ? [] : phrases.map((phrase) => SIGN + phrase.replaceAll(' ', SIGN))
  const added = [...new Set(inPhrases)]
  return {
    ...document,
    words: {
      ...words,
      called: [words.called, ...joined].join(' ').trim(),
      search: [words.search, ...added].join(' ').trim(),
      elsewhere: words.elsewhere
        .split(' ')
        .filter((word) => !added.includes(word))
        .join(' '),
    },
  }
}

/** A typed word with what tells its other forms. */
type TypedWord = { word: string; verb: string | undefined; pattern: RegExp | undefined }

/** Typed words, prepared to be compared with many phrases. */
export function typedForms(typed: readonly string[]): TypedWord[] {
  return typed.map((word) => ({
    word,
    verb: verbOf(word),
    pattern: isIndic(word) ? latinPattern(word) : undefined,
  }))
}

/** True for the same word, in another script as well, or another form of the same verb. */
function isSameWord(word: string, typed: TypedWord | undefined): boolean {
  if (typed === undefined) return false
  if (word === typed.word || typed.pattern?.test(word) === true) return true
  return typed.verb !== undefined && verbOf(word) === typed.verb
}

/** The typed words that are a phrase, in a row; none if they are not. */
export function typedPhrase(
  typed: readonly TypedWord[],
  phrase: readonly string[],
): readonly string[] {
  const at = typed.findIndex((_, i) =>
    phrase.every((word, offset) => isSameWord(word, typed[i + offset])),
  )
  return at === -1 ? [] : typed.slice(at, at + phrase.length).map(({ word }) => word)
}

/**
 * @param words all words of the index
 * @returns a function that finds the phrases of the index in a query, each as one word
 */
export function createPhraseFinder(
  words: readonly string[],
): (typed: readonly string[]) => readonly string[] {
  const phrases = words
    .filter((word) => word.startsWith(SIGN))
    .map((joined) => ({ joined, parts: joined.slice(SIGN.length).split(SIGN) }))

  return (typed) => {
    const parts = typedForms(phraseParts(typed))
    return phrases.flatMap(({ joined, parts: phrase }) =>
      typedPhrase(parts, phrase).length === 0 ? [] : [joined],
    )
  }
}
