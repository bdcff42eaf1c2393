import { ownValue } from '../catalogue/ownValue.ts'

/** Letters that are typed for digits because they look like them. */
const digitLetters: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
}

/** True if all letters before a number look like digits. */
export function couldBeDigits(letters: string): boolean {
  return [...letters].every((letter) => ownValue(digitLetters, letter) !== undefined)
}

/**
 * The number that was meant by letters before a number that look like digits: `O` and 0.35 are 0.35, `l` and 0.2 are 1.2.
 * @returns undefined if one of the letters looks like no digit
 */
export function numberMeant(letters: string, number: number): number | undefined {
  if (!couldBeDigits(letters)) return undefined
  const digits = [...letters].map((letter) => ownValue(digitLetters, letter)).join('')
  // A point right after the letters was given a 0.
  const meant = Number(`${digits}${String(number).replace(/^0\./, '.')}`)
  return Number.isFinite(meant) ? meant : undefined
}
