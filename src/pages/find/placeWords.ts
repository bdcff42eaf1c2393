import { wordsOf } from './normalizeWords.ts'

/** Words before the name of a place. */
const before = new Set(wordsOf('in to at near till upto'))
/** Words after the name of a place. */
const after = new Set(
  wordsOf('ma mein me sudhi tak thi side taraf gam gaam માં સુધી થી ગામ में तक गांव'),
)
/** The same as endings, in Gujarati. */
const endings = wordsOf('માં સુધી થી')

/**
 * True if an unknown word of a query is the name of a place: "delivery in kadod", "kadod ma delivery". No list has all
 * villages.
 * @param typed all words of the query
 * @param isTyped whether a word is known
 */
export function isUnknownPlace(
  word: string,
  typed: readonly string[],
  isTyped: (word: string) => boolean,
): boolean {
  if (isTyped(word)) return false
  const at = typed.indexOf(word)
  const [previous = '', next = ''] = [typed[at - 1], typed[at + 1]]
  return before.has(previous) || after.has(next) || endings.some((ending) => word.endsWith(ending))
}
