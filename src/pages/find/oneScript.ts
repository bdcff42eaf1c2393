import { getOrCreate } from '../../catalogue/memoize.ts'
import { type AnswerDocument, type FinderFile, type FinderProduct, inOrder } from './finderIndex.ts'
import { isIndic } from './indicSpelling.ts'
import { createKnownWords, SHORTEST, wordsIn } from './knownWords.ts'
import { verbOf } from './verbForms.ts'

/**
 * A finder's file with each word in one script: a word in an Indian script that a word in Latin letters sounds like is
 * left out for it. A query finds it by its sound (`knownWords.ts`).
 */
export function inOneScript(file: FinderFile): FinderFile {
  const latin = [...wordsIn(file)].filter((word) => /^[a-z]+$/.test(word))
  const knownWord = createKnownWords(new Set(latin))
  const fillers = new Set(file.phrases.ignored)
  const isFiller = (word: string) => fillers.has(word) || verbOf(word) !== undefined
  const cache = new Map<string, string>()
  const latinWord = (word: string) =>
    getOrCreate(cache, word, () => {
      if (!isIndic(word) || word.length < SHORTEST || verbOf(word) !== undefined) return word
      const found = knownWord(word)
      // कार is a car, and "kar" says nothing.
      return isFiller(found) === isFiller(word) ? found : word
    })
  const inLatin = (text: string) => text.split(' ').map(latinWord).join(' ')
  const unique = (texts: readonly string[]) => [...new Set(texts.map(inLatin))]

  function documentWords(words: FinderProduct['words']): FinderProduct['words'] {
    const seen = new Set<string>()
    const field = (text: string) => {
      const unseen = inLatin(text)
        .split(' ')
        .filter((word) => !seen.has(word) && seen.add(word))
      return unseen.join(' ')
    }
    return {
      called: inOrder(field(words.called)),
      names: field(words.names),
      search: inOrder(field(words.search)),
      elsewhere: field(words.elsewhere),
    }
  }

  const { ignored, general, common, certain, foreign, colors, unlisted } = file.phrases
  return {
    ...file,
    products: file.products.map(
      ({ phrases, ...product }): FinderProduct => ({
        ...product,
        words: documentWords(product.words),
        ...(phrases && { phrases: unique(phrases) }),
      }),
    ),
    answers: file.answers.map(
      ({ phrases, ...answer }): AnswerDocument => ({
        ...answer,
        words: documentWords(answer.words),
        ...(phrases && { phrases: unique(phrases) }),
      }),
    ),
    phrases: {
      ignored: unique(ignored),
      general: unique(general),
      common: unique(common),
      certain: unique(certain),
      foreign: unique(foreign),
      colors: unique(colors),
      unlisted: unlisted.map(unique),
    },
  }
}
