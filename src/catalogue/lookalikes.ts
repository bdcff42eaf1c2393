/** Digit -> the letters that look like it, of the Latin, Cyrillic and Greek scripts. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'OoОоΟοØø',
  1: 'IlіІΙıi',
  2: 'Zz',
  3: 'ЗзЭэ',
  5: 'SsЅѕ',
  6: 'бG',
  8: 'BВв',
}

const digitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([digit, letters]) =>
    [...letters].map((letter) => [letter, digit] as const),
  ),
)

const LOOKALIKE = new RegExp(`[${[...digitOf.keys()].join('')}]`, 'g')

/** A text with digits for the letters that look like them: `O.35` becomes `0.35`. */
export function withDigits(text: string): string {
  return text.replace(LOOKALIKE, (letter) => digitOf.get(letter) ?? letter)
}

/** True if all letters before a number look like digits. */
export function couldBeDigits(letters: string): boolean {
  return /^\d+$/.test(withDigits(letters))
}

/** A text without the letters that look like digits. */
export function withoutLookalikes(text: string): string {
  return text.replace(LOOKALIKE, '')
}

/** The letters in a text that look like digits, as capitals, each once. */
export function lookalikesIn(text: string): string[] {
  return [...new Set((text.match(LOOKALIKE) ?? []).map((letter) => letter.toUpperCase()))]
}
