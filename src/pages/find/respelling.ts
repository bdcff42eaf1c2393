import { withoutLongA } from './indicSpelling.ts'
import { wordsOf } from './normalizeWords.ts'
import type { SearchIndex } from './searchIndex.ts'
import type { SearchPhrases } from './searchPhrases.ts'
import { soundOf } from './soundOf.ts'
import { verbOf } from './verbForms.ts'

/** The number of letters of a word that may be wrong. */
function maxEdits(word: string): number {
  if (/^\d/.test(word) || word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

/** Words as the index has them, those of them that are only like the typed ones, and those that sound as typed. */
export type Respelled = { words: string[]; meant: string[]; heard: string[] }

/** @returns a function that spells the words of a query as the index has them; `isWhole` if none is still typed */
export function createRespelling(
  { allWords, questionNames, has, isBeginning, isTyped, search }: SearchIndex,
  { ignored }: SearchPhrases,
): (typed: readonly string[], isWhole?: boolean) => Respelled {
  // In Gujarati an ignored word may be the ending of another.
  const endings = ignored.flatMap(([word = '', ...more]) =>
    more.length > 0 || /^[a-z]/.test(word) ? [] : [word],
  )

  const fillers = new Set(ignored.flatMap((phrase) => (phrase.length === 1 ? phrase : [])))

  const bySound = new Map(questionNames.map((word) => [soundOf(word), word]))

  /** The word of a question that an unknown word sounds like: "sampal" is "sample". */
  function heardWord(word: string): string | undefined {
    const sound = soundOf(word)
    return sound === undefined || isBeginning(word) || fillers.has(word)
      ? undefined
      : bySound.get(sound)
  }

  /** The word of a name that an unknown word is like; undefined if the word is known, or like none. */
  function likeWord(word: string): string | undefined {
    if (isBeginning(word) || fillers.has(word) || verbOf(word) !== undefined) return undefined
    for (let edits = 1; edits <= maxEdits(word); edits++) {
      // The first letter is rarely wrong.
      const terms = search([word], {
        prefix: false,
        fuzzy: edits,
        fields: ['called', 'names'],
      }).flatMap((hit) => hit.terms)
      const like = terms.find((term) => term[0] === word[0])
      if (like !== undefined) return like
    }
    return undefined
  }

  /** Joins or splits compound words as the index has them: "roofingsheet", "poly carbonate". */
  function respellCompounds(words: readonly string[], isWhole: boolean): string[] {
    const [word, next, ...rest] = words
    if (word === undefined) return []
    const [joined = '', ...apart] = next === undefined ? [] : wordsOf(word + next)
    const areWords = isBeginning(word) && next !== undefined && isBeginning(next)
    const isWord = has(joined) || (!areWords && isBeginning(joined))
    if (joined !== '' && apart.length === 0 && isWord) {
      return [joined, ...respellCompounds(rest, isWhole)]
    }
    const parts = isBeginning(word) ? undefined : split(word, isWhole)
    return [...(parts ?? [word]), ...respellCompounds(words.slice(1), isWhole)]
  }

  function split(word: string, isWhole: boolean): string[] | undefined {
    for (let end = word.length - 3; end >= 3; end--) {
      const [head, tail] = [word.slice(0, end), word.slice(end)]
      const isTail = isWhole ? has(tail) : isBeginning(tail)
      const areWords = (isTyped(head) && isTail) || (has(head) && isTyped(tail))
      if (areWords && !fillers.has(head)) return [head, tail]
    }
    return undefined
  }

  /** The indexed word that a word in an Indian script begins, with a short a for a long one or the reverse. */
  function respellLongA(word: string, isWhole: boolean): string {
    if (/^[\w.]*$/.test(word) || word.length < 2 || isBeginning(word)) return word
    const typed = withoutLongA(word)
    const isSpelled = (indexed: string) =>
      isWhole ? withoutLongA(indexed) === typed : withoutLongA(indexed).startsWith(typed)
    return allWords.find(isSpelled) ?? word
  }

  function withoutEnding(word: string): string {
    if (has(word)) return word
    const heads = endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length))
    return heads.find((head) => head !== '' && has(head)) ?? word
  }

  return (typed, isWhole = false) => {
    const stems = typed.map(withoutEnding)
    const meant: string[] = []
    const spelled = stems.map((word) => heardWord(word) ?? respellLongA(word, isWhole))
    const words = respellCompounds(spelled, isWhole).map((word) => {
      const like = likeWord(word)
      if (like !== undefined) meant.push(like)
      return like ?? word
    })
    const heard = stems.flatMap((word) => heardWord(word) ?? [])
    return { words: [...new Set(words)], meant, heard }
  }
}
