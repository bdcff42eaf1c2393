import { wordsOf } from './normalizeWords.ts'

const like = new Set(
  wordsOf('jaisa jaisi jaise jevu jevi jeva jevo like look looking જેવું જેવી જેવા જેવો जैसा जैसी जैसे'),
)

/** The words to which a sheet is likened: "khaprail" in "khaprail jaisi lohe ki chadar". */
export function likenedWords(typed: readonly string[]): readonly string[] {
  return typed.filter((_, i) => like.has(typed[i + 1] ?? ''))
}
