import type { Token } from '../../catalogue/numberTokens.ts'
import { type BuildingSide, sideAt } from '../../roof/buildingSides.ts'

/** The beginnings of the words for a length and for a width, beside a side of a building. */
const LONG = /^(?:len|long|lamb|લાંબ|લંબ|लंब|लम्ब|लांब)/u
const WIDE =
  /^(?:wid|breadth|broad|ch?aud|ch?oud|chod|pahol|pahor|pahod|pohol|પહોળ|પોહળ|ચોડ|ચૌડ|चौड|चोड|रुंद)/u

/** The most tokens between a side and its word: `length is: 40`, `40 ft ni lambai`. */
const MOST_BETWEEN = 3

/** A side with its word, and the place of both. */
type NamedSide = { side: BuildingSide; at: number; end: number }

/**
 * The length and the width of a building, each beside its word: `20 foot chauda 35 foot lamba`, `length 40 width 20`.
 * @param isLengthUnit returns true for a word that is a unit of length
 * @returns undefined if one of them is not there
 */
export function namedSides(
  tokens: readonly Token[],
  isLengthUnit: (word: string) => boolean,
): { length: NamedSide; width: NamedSide } | undefined {
  const isName = (token: Token) => LONG.test(token.text) || WIDE.test(token.text)
  // The words are all before their sides, or all behind them.
  const step = tokens.findIndex(isName) < tokens.findIndex(({ kind }) => kind === 'number') ? 1 : -1

  function sideBeside(name: RegExp): NamedSide | undefined {
    const place = tokens.findIndex(({ text }) => name.test(text))
    const word = tokens[place]
    if (word === undefined) return undefined
    for (let i = place + step; Math.abs(i - place) <= MOST_BETWEEN; i += step) {
      const side = sideAt(tokens, i, isLengthUnit)
      if (side === undefined) continue
      return { side, at: Math.min(side.number.at, word.at), end: Math.max(side.end, word.end) }
    }
    return undefined
  }

  const [length, width] = [LONG, WIDE].map(sideBeside)
  const areTwo = length && width && length.side.number.at !== width.side.number.at
  return areTwo ? { length, width } : undefined
}
