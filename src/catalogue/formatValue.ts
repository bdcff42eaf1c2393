import { isFigure, numbersIn, numbersOf } from './figure.ts'
import { formatNumber, formatShort, pluralText } from './intl.ts'
import type { Figure } from './schemas/figure.ts'
import type { Vocabulary } from './schemas/properties.ts'
import type { Item, Value } from './schemas/specification.ts'
import { fillRuns, joinRuns, listRuns, type TextRun, textOfRuns } from './textOf.ts'
import { unitFacts } from './unit.ts'

/** A word or a figure as visitors read it, with its source. */
export type FormattedValue = {
  figure?: Figure
  word?: string
  /** The English of words of one page alone, where they are written in another language. */
  english?: string
  runs: readonly TextRun[]
  /** The values of a figure one by one, where they are not the whole of its text. */
  valueTexts?: readonly string[]
}

/** The label of a property, or its key where the vocabulary has none. */
export function labelOf(property: string, { properties }: Vocabulary): string {
  return properties[property]?.label ?? property
}

/** What is the same in every language. */
function fixedRun(text: string): TextRun {
  return { text, fixed: true }
}

/** A number and its unit, or feet and inches, stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** How many values, from the first one on, ascend by the same step. */
function countEvenSteps(values: readonly number[]): number {
  const [first = 0, second = 0] = values
  const odd = values.findIndex((n, i) => i > 0 && Math.abs(first + i * (second - first) - n) > 1e-9)
  return odd === -1 ? values.length : odd
}

/** From so many values in even steps on, only the first two and the last are written. */
const SHORTEN_FROM = 5

/** A number with its unit: also where it has letters, the unit belongs to the number. */
function fillUnit(template: string, number: readonly TextRun[]): TextRun[] {
  const [before = '', after = ''] = unbroken(template).split('{number}')
  return joinRuns([fixedRun(before), ...number, fixedRun(after)])
}

/** A figure's numbers, put together: `0.60, 0.71`, `350–650`, `10+`. */
function joinNumbers(
  figure: Figure,
  numbers: readonly TextRun[][],
  { language, writing }: Vocabulary,
): TextRun[] {
  const [first = [], second = []] = numbers
  if ('values' in figure) return listRuns(numbers, language)
  if (!('max' in figure)) return fillRuns(writing.atLeast, { number: first })
  return 'min' in figure ? fillRuns(writing.range, { from: first, to: second }) : first
}

/** A list's numbers, those in even steps cut short: `0.30, 0.35 … 0.75, 0.90`. */
function joinShort(
  figure: Figure,
  numbers: readonly TextRun[][],
  vocabulary: Vocabulary,
): TextRun[] {
  const run = 'values' in figure ? countEvenSteps(figure.values) : 0
  if (run < SHORTEN_FROM) return joinNumbers(figure, numbers, vocabulary)
  const { language, writing } = vocabulary
  return fillRuns(writing.evenSteps, {
    first: listRuns(numbers.slice(0, 2), language),
    last: listRuns(numbers.slice(run - 1), language),
  })
}

/**
 * Formats a figure: `0.60, 0.71 mm`, `350–650 MPa`, `up to 90%`, `3K+`, `1830 mm ≈ 6 ft`.
 * @param property whose decimals apply where the figure has none of its own
 * @param short writes many values in even steps as `0.30, 0.35 … 0.75, 0.90 mm`
 */
export function formatFigure(
  figure: Figure,
  vocabulary: Vocabulary,
  property = '',
  short = false,
): FormattedValue {
  const { units, properties, writing, language } = vocabulary
  const { decimals: usual, feet: inFeet } = properties[property] ?? {}
  const decimals = figure.decimals ?? usual ?? 0
  const format = (n: number) =>
    unitFacts(figure.unit).short
      ? formatShort(n, language)
      : formatNumber(n, language, { minimumFractionDigits: decimals })
  const withUnit = (number: readonly TextRun[], n = 0) =>
    fillUnit(pluralText(units[figure.unit], n, language, decimals), number)
  const values = numbersOf(figure)
  const numbers = values.map((n) => [fixedRun(`${figure.prefix ?? ''}${format(n)}`)])
  const join = short ? joinShort : joinNumbers
  const plain = withUnit(join(figure, numbers, vocabulary), values.at(-1))
  const feet = inFeet === true ? formatFeet(figure, vocabulary) : undefined
  // The sign before the feet stays with them.
  const withFeet = writing.withFeet.replace(' {feet}', '\u00a0{feet}')
  const runs = feet === undefined ? plain : fillRuns(withFeet, { figure: plain, feet })
  const isLimit = 'max' in figure && !('min' in figure)
  const isWhole = feet === undefined && values.length === 1
  return {
    figure,
    runs: isLimit ? fillRuns(writing.upTo, { figure: runs }) : runs,
    ...('values' in figure &&
      !isWhole && { valueTexts: numbers.map((own, i) => textOfRuns(withUnit(own, values[i]))) }),
  }
}

/** Millimetres in an inch. */
const INCH = 25.4

/**
 * A length in feet, to the nearest inch: `6 ft 7 in`; a list of whole feet as `6, 8 ft`.
 * @returns undefined where the figure is no length
 */
function formatFeet(figure: Figure, vocabulary: Vocabulary): TextRun[] | undefined {
  const inches = numbersIn(figure, 'mm').map((mm) => Math.round(mm / INCH))
  if (inches.length === 0) return undefined
  const { writing, language } = vocabulary
  const write = (template: string, n: number) =>
    fillUnit(template, [fixedRun(formatNumber(n, language))])
  if (inches.every((n) => n % 12 === 0)) {
    const feet = inches.map((n) => [fixedRun(formatNumber(n / 12, language))])
    return fillUnit(writing.feet, joinNumbers(figure, feet, vocabulary))
  }
  const lengths = inches.map((n) => {
    const feet = write(writing.feet, Math.floor(n / 12))
    const rest = write(writing.inches, n % 12)
    if (n < 12) return rest
    return n % 12 === 0 ? feet : fillRuns(unbroken(writing.feetAndInches), { feet, inches: rest })
  })
  return joinNumbers(figure, lengths, vocabulary)
}

function formatItem(item: Item, vocabulary: Vocabulary, property: string): FormattedValue {
  const named = vocabulary.properties[property]?.untranslated === true
  if (typeof item === 'string') {
    const word = vocabulary.words[item]
    const label = word?.label ?? item
    const chip = word?.chip
    // An open word names no value.
    const run = { text: label, fixed: named && !word?.open, ...(chip !== undefined && { chip }) }
    return { word: item, runs: [run] }
  }
  if (isFigure(item)) return formatFigure(item, vocabulary, property)
  return { runs: [{ text: item.text, fixed: named }] }
}

/** Formats the value of a property; a word at the beginning is capitalized. */
export function formatValue(
  value: Value,
  vocabulary: Vocabulary,
  property: string,
): FormattedValue[] {
  const [first, ...rest] = itemsOf(value).map((item) => formatItem(item, vocabulary, property))
  if (first === undefined) return []
  if (first.figure !== undefined) return [first, ...rest]
  const runs = first.runs.map((run) => ({ ...run, text: capital(run.text) }))
  return [{ ...first, runs }, ...rest]
}

/** With a capital letter at its beginning. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The words and figures of a value as a list. */
export function itemsOf(value: Value): readonly Item[] {
  return Array.isArray(value) ? value : [value]
}
