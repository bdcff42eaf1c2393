import { type Token, tokenize, unitsOf } from '../../catalogue/numberTokens.ts'
import type { UnitWords } from '../../catalogue/unit.ts'

/** Endings that buyers write onto a unit: `12 ફૂટના પતરા`, `12 futna patra`. */
const ENDING = /(?<=..)(?:ના|નો|ની|નું|નાં|માં|વાળા|का|की|के|n[aiou]|k[aei]|ma)$/u

/** The tokens of a typed text; an ending is a word of its own behind its unit. */
export function typedTokens(text: string, lists: readonly UnitWords[]): Token[] {
  return tokenize(text, lists).flatMap((token): Token[] => {
    if (token.kind !== 'word' || token.units.length > 0) return [token]
    const stem = token.text.replace(ENDING, '')
    const units = stem === token.text ? [] : unitsOf(stem, lists)
    if (units.length === 0) return [token]
    const end = token.at + stem.length
    const ending = token.text.slice(stem.length)
    return [
      { ...token, text: stem, units, end },
      { kind: 'word', text: ending, units: [], at: end, end: token.end },
    ]
  })
}
