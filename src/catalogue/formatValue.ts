import { capitalizeFirst } from './capitalize.ts'
import { isFigure, numbersInUnit, numbersOf } from './figure.ts'
import { formatNumber, formatShort, pluralText } from './intl.ts'
import { ownValue } from './ownValue.ts'
import type { Figure } from './schemas/figure.ts'
import type { Vocabulary } from './schemas/properties.ts'
import type { Item, Value } from './schemas/specification.ts'
import { fillRuns, joinRuns, listRuns, type TextRun, textOfRuns } from './textRuns.ts'
import { unitWithRole } from './unit.ts'
import { listSeparators } from './valueWriting.ts'
import { comparedNumbers, usualDecimals } from './vocabulary.ts'

/** A word or a figure as visitors read it, with the data that it was made from. */
export type FormattedValue = {
  figure?: Figure
  /** The numbers of the figure in the unit in which its property is compared, if they differ. */
  compared?: readonly number[]
  /** The key of a word of the vocabulary. */
  word?: string
  /** The English original of words that only one page has, if the page is translated. */
  english?: string
  runs: readonly TextRun[]
  /** The text of each value of a figure, if it differs from the text of the figure. */
  valueTexts?: readonly string[]
}

/** The label of a property; its key if the vocabulary does not have it. */
export function labelOf(property: string, { properties }: Vocabulary): string {
  return ownValue(properties, property)?.label ?? property
}

/** A run that is the same in every language. */
function fixedRun(text: string): TextRun {
  return { text, fixed: true }
}

/** Keeps a number and its unit, or feet and inches, on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The number of values, counted from the first, that ascend by the same step. */
function countEvenSteps(values: readonly number[]): number {
  const [first = 0, second = 0] = values
  const step = second - first
  const uneven = values.findIndex((n, i) => i > 0 && Math.abs(first + i * step - n) > 1e-9)
  return uneven === -1 ? values.length : uneven
}

/** From this many evenly spaced values on, they are written as a range with its step. */
const SHORTEN_FROM = 5

/** A number with its unit. A unit in letters is as fixed as the number itself. */
function fillUnit(template: string, number: readonly TextRun[]): TextRun[] {
  const [before = '', after = ''] = unbroken(template).split('{number}')
  return joinRuns([fixedRun(before), ...number, fixedRun(after)])
}

/** The numbers of a figure as one text: `0.60, 0.71`, `350–650`, `10+`. */
function joinNumbers(
  figure: Figure,
  numbers: readonly TextRun[][],
  { language, writing }: Vocabulary,
): TextRun[] {
  const [first = [], second = []] = numbers
  if ('values' in figure) return listRuns(numbers, listSeparators(language))
  if (!('max' in figure)) return fillRuns(writing.atLeast, { number: first })
  return 'min' in figure ? rangeRuns(writing, first, second) : first
}

/** From one number to another, on one line. */
function rangeRuns(
  { range }: Vocabulary['writing'],
  from: readonly TextRun[],
  to: readonly TextRun[],
): TextRun[] {
  return fillRuns(unbroken(range), { from, to })
}

/** The numbers of a list, with even steps as a range: `0.30–0.75 (steps of 0.05), 0.90`. */
function joinShort(
  figure: Figure,
  numbers: readonly TextRun[][],
  vocabulary: Vocabulary,
  format: (n: number) => string,
): TextRun[] {
  const values = 'values' in figure ? figure.values : []
  const evenCount = countEvenSteps(values)
  const [first = 0, second = 0] = values
  const [from = []] = numbers
  const to = numbers[evenCount - 1] ?? []
  if (evenCount < SHORTEN_FROM) return joinNumbers(figure, numbers, vocabulary)
  const { language, writing } = vocabulary
  const steps = fillRuns(writing.steps, {
    range: rangeRuns(writing, from, to),
    step: [fixedRun(format(Math.abs(second - first)))],
  })
  return listRuns([steps, ...numbers.slice(evenCount)], listSeparators(language))
}

/**
 * Formats a figure: `0.60, 0.71 mm`, `350–650 MPa`, `up to 90%`, `3K+`, `1830 mm ≈ 6 ft`.
 * @param property the property that gives the decimals if the figure has none, and that decides
 *   whether feet are added
 * @param short whether many values in even steps are written as `0.30–0.75 (steps of 0.05), 0.90 mm`;
 *   lengths in feet never are, because builders order by them
 */
export function formatFigure(
  figure: Figure,
  vocabulary: Vocabulary,
  property = '',
  short = false,
): FormattedValue {
  const { units, properties, writing, language } = vocabulary
  const { feet: hasFeet } = ownValue(properties, property) ?? {}
  const unit = ownValue(units, figure.unit)
  const decimals = figure.decimals ?? usualDecimals(property, figure.unit, vocabulary) ?? 0
  const format = (n: number) =>
    unit?.short
      ? formatShort(n, language)
      : formatNumber(n, language, { minimumFractionDigits: decimals })
  const withUnit = (number: readonly TextRun[], n = 0) =>
    fillUnit(pluralText(unit?.written ?? `{number} ${figure.unit}`, n, language, decimals), number)
  const values = numbersOf(figure)
  const numbers = values.map((n) => [fixedRun(`${figure.prefix ?? ''}${format(n)}`)])
  const joined =
    short && hasFeet !== true
      ? joinShort(figure, numbers, vocabulary, format)
      : joinNumbers(figure, numbers, vocabulary)
  const plain = withUnit(joined, values.at(-1))
  const feet = hasFeet === true ? formatFeet(figure, vocabulary) : undefined
  const runs = feet === undefined ? plain : withFeet(plain, feet, writing)
  const isUpperLimit = 'max' in figure && !('min' in figure)
  const formatted: FormattedValue = {
    figure,
    runs: isUpperLimit ? fillRuns(writing.upTo, { figure: runs }) : runs,
  }
  const compared = comparedNumbers(figure, property, vocabulary)
  if (compared.some((n, i) => n !== values[i])) formatted.compared = compared
  const isSingleText = feet === undefined && values.length === 1
  if ('values' in figure && !isSingleText) {
    formatted.valueTexts = numbers.map((number, i) => textOfRuns(withUnit(number, values[i])))
  }
  return formatted
}

/**
 * A figure and the same in feet. The feet and the word or sign before them are unbroken: a line that ends within a list
 * of feet looks as if its last two lengths were equal, `3.66 m ≈ 6 ft 7 in,`.
 */
function withFeet(
  figure: readonly TextRun[],
  feet: readonly TextRun[],
  { withFeet: template }: Vocabulary['writing'],
): TextRun[] {
  const [withSign = ''] = /((?<= )[^\s{}]+ )?\{feet\}/.exec(template) ?? []
  const text = unbroken(withSign).replace('{feet}', () => textOfRuns(feet))
  const fixed = feet.every((run) => run.fixed)
  return fillRuns(template.replace(withSign, '{feet}'), {
    figure,
    feet: [{ text, fixed, unbroken: true }],
  })
}

/** In millimetres. */
const INCH = 25.4

/**
 * A length in feet, to the nearest inch: `6 ft 7 in`; a list of whole feet as `6, 8 ft`.
 * @returns undefined if the figure is not a length
 */
function formatFeet(figure: Figure, vocabulary: Vocabulary): TextRun[] | undefined {
  const { units, writing, language } = vocabulary
  const lengthsInMm = numbersInUnit(figure, unitWithRole(units, 'mm'), units)
  if (lengthsInMm.length === 0) return undefined
  const inches = lengthsInMm.map((mm) => Math.round(mm / INCH))
  const withUnit = (template: string, n: number) =>
    fillUnit(template, [fixedRun(formatNumber(n, language))])
  if (inches.every((n) => n % 12 === 0)) {
    const feet = inches.map((n) => [fixedRun(formatNumber(n / 12, language))])
    return fillUnit(writing.feet, joinNumbers(figure, feet, vocabulary))
  }
  const lengths = inches.map((n) => {
    const feet = withUnit(writing.feet, Math.floor(n / 12))
    const rest = withUnit(writing.inches, n % 12)
    if (n < 12) return rest
    return n % 12 === 0 ? feet : fillRuns(unbroken(writing.feetAndInches), { feet, inches: rest })
  })
  return joinNumbers(figure, lengths, vocabulary)
}

function formatItem(
  item: Item,
  vocabulary: Vocabulary,
  property: string,
  short: boolean,
): FormattedValue {
  const isUntranslated = ownValue(vocabulary.properties, property)?.untranslated === true
  if (typeof item === 'string') {
    const word = ownValue(vocabulary.words, item)
    const label = word?.label ?? item
    // An open word like "on request" is a sentence, not a code, so it is translated.
    const fixed = isUntranslated && !word?.open
    // A code such as "JIS G 3322" stays on one line.
    const run: TextRun = { text: fixed ? unbroken(label) : label, fixed }
    if (word?.chip !== undefined) run.chip = word.chip
    return { word: item, runs: [run] }
  }
  if (isFigure(item)) return formatFigure(item, vocabulary, property, short)
  return { runs: [{ text: item.text, fixed: isUntranslated }] }
}

/**
 * Formats the value of a property, item by item. A word at its beginning is capitalized.
 * @param short as in `formatFigure`
 */
export function formatValue(
  value: Value,
  vocabulary: Vocabulary,
  property: string,
  short = false,
): FormattedValue[] {
  return capitalizeFirst(
    itemsOf(value).map((item) => formatItem(item, vocabulary, property, short)),
  )
}

/** The items of a value, which is one item or a list of them. */
export function itemsOf(value: Value): readonly Item[] {
  return Array.isArray(value) ? value : [value]
}
