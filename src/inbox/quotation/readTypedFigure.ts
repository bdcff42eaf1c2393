import { cleanFigure } from '../../catalogue/typedText.ts'

/** A typed figure as a whole number of its smallest part, or the reason why it is none. */
export type TypedFigure = { scaled: bigint } | { problem: string }

/** Digits, with commas between them in the Indian (1,25,000) or the international way (125,000), and decimals. */
const FIGURE = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.(\d*))?$/

/** The signs around an amount: `₹`, `Rs.` or `INR` before it, `/-` or `%` after it. */
const AROUND = /^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|%)$/gi

type Reading = {
  /** The decimals that it may have. */
  places: number
  /** The largest figure, in whole ones. */
  most: number
  /** An example for the message about a text that is no figure. */
  example: string
}

/**
 * Reads a typed figure: `1,25,000`, `12.50`, `₹ 450/-`, in the digits of any Indian script.
 * @returns the figure times ten to the power of its decimals
 */
export function readTypedFigure(typed: string, { places, most, example }: Reading): TypedFigure {
  const text = cleanFigure(typed).replace(AROUND, '')
  if (text === '') return { problem: `Type a number, for example ${example}.` }
  if (/^[-−]/.test(text)) return { problem: 'A number below zero is not possible here.' }
  const [, whole, fraction = ''] = FIGURE.exec(text) ?? []
  if (whole === undefined && fraction === '') {
    return { problem: `This is not read as a number. Write it like ${example}.` }
  }
  const rest = fraction.replace(/0+$/, '')
  if (rest.length > places) {
    return { problem: `Write at most ${places} digits behind the point, like ${example}.` }
  }
  const digits = (whole ?? '0').replaceAll(',', '')
  const scaled = BigInt(digits + rest.padEnd(places, '0'))
  if (scaled > BigInt(most) * 10n ** BigInt(places)) {
    return { problem: `The largest number here is ${most.toLocaleString('en-IN')}.` }
  }
  return { scaled }
}
