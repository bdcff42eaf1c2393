import { expect } from 'vitest'

const number = String.raw`([\d.]+)`
const pattern = (text: string) => new RegExp(`^${text.replaceAll('#', number)}(?: → .*)?$`)

/** The forms of sums in the table, each with its calculation. */
const sums: [RegExp, (...numbers: number[]) => number][] = [
  [pattern('√\\(#² \\+ #²\\) = #'), (a = 0, b = 0) => Math.sqrt(a * a + b * b)],
  [pattern('# ÷ cos #° = #'), (a = 0, b = 0) => a / Math.cos((b * Math.PI) / 180)],
  [pattern('\\(# − #\\) ÷ # = #'), (a = 0, b = 0, c = 0) => (a - b) / c],
  [pattern('\\(# \\+ # × #\\) ÷ # = #'), (a = 0, b = 0, c = 0, d = 0) => (a + b * c) / d],
  [pattern('# ÷ # = #'), (a = 0, b = 0) => a / b],
  [pattern('# \\+ # = #'), (a = 0, b = 0) => a + b],
  [pattern('# − # = #'), (a = 0, b = 0) => a - b],
  [pattern('# \\+ # × # = #'), (a = 0, b = 0, c = 0) => a + b * c],
  [pattern('# × # × # = #'), (a = 0, b = 0, c = 0) => a * b * c],
  [pattern('# × # = #'), (a = 0, b = 0) => a * b],
]

/** Calculates a sum of a table again: `(3000 − 0) ÷ 762 = 3.937 → 4`. */
export function recalculate(sum: string): void {
  const found = sums.flatMap(([shape, calculate]) => {
    const numbers = shape.exec(sum)?.slice(1).map(Number)
    return numbers === undefined ? [] : [[calculate(...numbers), numbers.at(-1)]]
  })
  expect(found, sum).toHaveLength(1)
  const [calculated, inTable = Number.NaN] = found[0] ?? []
  expect(calculated, sum).toBeCloseTo(inTable, 2)
  const [, exact, rounded] = /= ([\d.]+) → (\d+)$/.exec(sum) ?? []
  if (exact !== undefined) expect(Math.max(1, Math.ceil(Number(exact)))).toBe(Number(rounded))
}
