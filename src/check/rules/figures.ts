import { isFigure, numbersOf } from '../../catalogue/figure.ts'
import type { Figure } from '../../shape/figure.ts'
import type { Rule } from '../draft.ts'
import { pagesOf } from '../files.ts'
import type { Spot } from '../problem.ts'

type Fault = { spot: Spot; message: string; hint: string }

/** Every figure of a value of the data, with the way to it. */
function* figuresIn(value: unknown, spot: Spot): Iterable<{ spot: Spot; figure: Figure }> {
  if (typeof value !== 'object' || value === null) return
  if (isFigure(value)) yield { spot, figure: value }
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* figuresIn(item, [...spot, i])
  } else for (const [key, item] of Object.entries(value)) yield* figuresIn(item, [...spot, key])
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

/** A list ascends and repeats nothing, a range has two ends, and no figure is below zero. */
export const figures: Rule = function* (draft) {
  for (const { file, page } of pagesOf(draft)) {
    for (const { spot, figure } of figuresIn(page, [])) {
      for (const find of [lists, bounds]) {
        for (const fault of find(figure)) yield { file, ...fault, spot: [...spot, ...fault.spot] }
      }
    }
  }
}
