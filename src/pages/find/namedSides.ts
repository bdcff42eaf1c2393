import type { Token } from '../../catalogue/numberTokens.ts'
import { type BuildingSide, sideAt } from '../../roof/buildingSides.ts'

/** The beginnings of the words for a length and for a width, beside a side of a building. */
const LONG = /^(?:len|long|lamb|લાંબ|લંબ|लंब|लम्ब|लांब)/u
const WIDE =
  /^(?:wid|breadth|broad|ch?aud|ch?oud|chod|p[ao]h[aoe]?[lrd]|પહોળ|પોહળ|ચોડ|ચૌડ|चौड|चोड|रुंद)/u
/** The beginnings of words for a height. The calculator does not need it. */
const HIGH = /^(?:hei?gh?t|hight|ht$|high|tall|un?ch|oonch|ઊંચ|ઉંચ|ઊચ|ઉચ|ऊँच|ऊंच|ऊच|उंच|उच)/u

/** The most tokens between a side and its word: `length is: 40`, `40 ft ni lambai`. */
const MOST_BETWEEN = 3

/** A side with its word, and the place of both. */
type NamedSide = { side: BuildingSide; at: number; end: number }

/** The nearest side before or behind the word at a place; undefined if there is none. */
function sideNear(
  tokens: readonly Token[],
  place: number,
  step: 1 | -1,
  isLengthUnit: (word: string) => boolean,
): NamedSide | undefined {
  const word = tokens[place]
  if (word === undefined) return undefined
  for (let i = place + step; Math.abs(i - place) <= MOST_BETWEEN; i += step) {
    const side = sideAt(tokens, i, isLengthUnit)
    if (side === undefined) continue
    return { side, at: Math.min(side.number.at, word.at), end: Math.max(side.end, word.end) }
  }
  return undefined
}

/**
 * The place of a height and its word, beside a building: `20 x 40 ft, height 15 ft`, `15 foot unchai`.
 * @param isTaken returns true for a place in the text that is part of the building
 * @returns undefined if none is named
 */
export function namedHeight(
  tokens: readonly Token[],
  isLengthUnit: (word: string) => boolean,
  isTaken: (at: number) => boolean,
): { at: number; end: number } | undefined {
  const place = tokens.findIndex(({ text }) => HIGH.test(text))
  const sides = ([1, -1] as const).map((step) => sideNear(tokens, place, step, isLengthUnit))
  return sides.find((named) => named !== undefined && !isTaken(named.side.number.at))
}

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

  const sideBeside = (name: RegExp) =>
    sideNear(
      tokens,
      tokens.findIndex(({ text }) => name.test(text)),
      step,
      isLengthUnit,
    )

  const [length, width] = [LONG, WIDE].map(sideBeside)
  const areTwo = length && width && length.side.number.at !== width.side.number.at
  return areTwo ? { length, width } : undefined
}
