// The arithmetic of quotations, in whole numbers: money in paise, quantities in thousandths, the tax in hundredths of
// a percent. `bigint`, because a quantity times a rate exceeds what a number holds exactly.

/** The quantity of a line in thousandths, and its rate in paise. */
type Priced = { quantity: bigint; rate: bigint }

/** The decimals of a typed quantity, rate and tax. */
export const decimals = { quantity: 3, rate: 2, tax: 2 } as const

/** A quotient of two numbers that are not negative, rounded to the nearest whole one, half up. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

/** The amount of a line in paise, half a paisa up. */
export function amountOf({ quantity, rate }: Priced): bigint {
  return divideHalfUp(quantity * rate, 1000n)
}

/**
 * The sums of a quotation in paise. Each is made of the rounded amounts that are shown, so that a reader who adds
 * them up gets the same.
 * @param tax in hundredths of a percent
 */
export function sumsOf(lines: readonly Priced[], tax: bigint) {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0n)
  const taxAmount = divideHalfUp(subtotal * tax, 10_000n)
  return { subtotal, taxAmount, total: subtotal + taxAmount }
}

const grouped = new Intl.NumberFormat('en-IN')

/** Paise in rupees with Indian grouping: `₹1,25,000.50`. */
export function formatRupees(paise: bigint): string {
  return `₹${grouped.format(paise / 100n)}.${String(paise % 100n).padStart(2, '0')}`
}

/** A scaled figure with Indian grouping, without zeros at its end: 12500 of 3 decimals is `12.5`. */
export function formatScaled(scaled: bigint, places: number): string {
  const divisor = 10n ** BigInt(places)
  const fraction = String(scaled % divisor)
    .padStart(places, '0')
    .replace(/0+$/, '')
  return grouped.format(scaled / divisor) + (fraction === '' ? '' : `.${fraction}`)
}
