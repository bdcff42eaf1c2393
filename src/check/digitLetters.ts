import { withDigits } from '../catalogue/lookalikes.ts'

/** True if all letters before a number look like digits. */
export function couldBeDigits(letters: string): boolean {
  return /^\d+$/.test(withDigits(letters))
}

/**
 * The numbers that may have been meant by letters before a number that look like digits, the likeliest first: `O` and
 * 0.35 are 0.35, `l` and 0.2 are 1.2, or 0.2 with a letter too many. None if one of the letters looks like no digit.
 */
export function numbersMeant(letters: string, number: number): number[] {
  if (!couldBeDigits(letters)) return []
  // A point right after the letters was given a 0.
  const meant = Number(`${withDigits(letters)}${String(number).replace(/^0\./, '.')}`)
  return Number.isFinite(meant) ? [meant, number] : []
}
