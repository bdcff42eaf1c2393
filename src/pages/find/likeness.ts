import { wordsOf } from './normalizeWords.ts'

const like = new Set(
  wordsOf('jaisa jaisi jaise jevu jevi jeva jevo like look looking જેવું જેવી જેવા જેવો जैसा जैसी जैसे'),
)

/** The words to which a sheet is likened: "khaprail" in "khaprail jaisi lohe ki chadar". */
export function likenedWords(typed: readonly string[]): readonly string[] {
  return typed.filter((_, i) => like.has(typed[i + 1] ?? ''))
}

const without = new Set(wordsOf('no without bina बिना'))
const lacking = new Set(wordsOf('vagar vagarnu vagarna vagarni વગર વગરના વગરનું વગરની'))

/** The words of what a sheet does not have: "screw" in "roof without screws", "screw vagar". */
export function deniedWords(typed: readonly string[]): readonly string[] {
  return typed.filter((_, i) => without.has(typed[i - 1] ?? '') || lacking.has(typed[i + 1] ?? ''))
}
