import type { Figure } from '../../shape/figure.ts'
import type { Rule } from '../draft.ts'
import { allFigures, numbersOf } from '../figures.ts'
import type { Finding, Spot } from '../problem.ts'

type Fault = { spot: Spot; message: string; hint: string }

/** Digits after the point that a number is written with. */
function decimalsOf(n: number): number {
  return (String(n).split('.')[1] ?? '').length
}

function* lists(figure: Figure): Iterable<Fault> {
  if (!('values' in figure)) return
  const sorted = [...new Set(figure.values)].toSorted((a, b) => a - b)
  const hint = `The list is then: ${sorted.join(', ')}.`
  for (const [i, value] of figure.values.entries()) {
    const before = figure.values[i - 1]
    if (before === undefined || before < value) continue
    const message = figure.values.slice(0, i).includes(value)
      ? `${value} stands in this list already`
      : `${value} stands after ${before}, and a list goes from small to large`
    yield { spot: ['values', i], message, hint }
    return
  }
}

function* bounds(figure: Figure): Iterable<Fault> {
  if ('min' in figure && 'max' in figure && figure.min >= figure.max) {
    const message = `The smallest value, ${figure.min}, is not below the largest, ${figure.max}`
    yield { spot: ['min'], message, hint: 'Exchange them, or write "values" for a single one.' }
  }
  for (const n of numbersOf(figure)) {
    if (n < 0 || (figure.unit === '%' && n > 100)) {
      const message = `${n} ${figure.unit} cannot be`
      const hint = figure.unit === '%' ? 'Write a number from 0 to 100.' : 'Delete the minus sign.'
      yield { spot: [], message, hint }
      return
    }
  }
}

function* rounding(figure: Figure): Iterable<Fault> {
  const { decimals, unit } = figure
  if (decimals === undefined || unit === 'count') return
  const cut = numbersOf(figure).find((n) => decimalsOf(n) > decimals)
  if (cut === undefined) return
  const message = `With "decimals": ${decimals} the page shows ${cut.toFixed(decimals)} instead of ${cut}`
  yield { spot: ['decimals'], message, hint: `Write "decimals": ${decimalsOf(cut)}.` }
}

/** A list ascends and repeats nothing, a range has two ends, and nothing is rounded away. */
export const figures: Rule = function* (draft): Iterable<Finding> {
  for (const { file, spot, figure } of allFigures(draft)) {
    for (const find of [lists, bounds, rounding]) {
      for (const fault of find(figure)) yield { file, ...fault, spot: [...spot, ...fault.spot] }
    }
  }
}
