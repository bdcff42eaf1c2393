import { wordsOf } from './normalizeWords.ts'

/** Colours that no sheet of the catalogue has. */
const others = wordsOf(
  'black yellow brown orange kala kalu kali pila pilu કાળા કાળો પીળા પીળો काला काली पीला पीली',
)

/** Words that say that another word is a colour: "blue colour". Alone they are the name of coated sheets: "rangin patra". */
const anyColor = wordsOf('color rang rangin કલર રંગ રંગીન कलर रंग रंगीन')

/**
 * @param colors the names and spellings of the colours of the catalogue, normalized
 * @returns a function that finds the words for a colour, which sheets of many materials have: "green fibre sheet"
 */
export function createColorWords(colors: Iterable<string>) {
  const all = new Set([...colors, ...others])
  return (words: readonly string[]): readonly string[] =>
    words.some((word) => all.has(word))
      ? words.filter((word) => all.has(word) || anyColor.includes(word))
      : []
}
