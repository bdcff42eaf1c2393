import { wordsOf } from './normalizeWords.ts'

const and = new Set(wordsOf('and ane aur plus અને और'))
/** "Our" is normalized like "or". */
const or = new Set(wordsOf('or vs versus ya athva કે અથવા या अथवा'))

/** The words before, between and behind some of the words of a query; none if it has none of these. */
function partsAt(typed: readonly string[], joining: ReadonlySet<string>): readonly string[][] {
  const parts: string[][] = [[]]
  for (const word of typed) {
    if (joining.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  const told = parts.filter(({ length }) => length > 0)
  return told.length > 1 ? told : []
}

/** The parts of a query that asks several questions: "gst bill and delivery". */
export function askedParts(typed: readonly string[]): readonly string[][] {
  return partsAt(typed, and)
}

/** The parts of a query that compares things: "aluminium or steel". */
export function comparedParts(typed: readonly string[]): readonly string[][] {
  return partsAt(typed, or)
}
