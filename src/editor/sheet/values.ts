import { isFigure, numbersOf } from '../../catalogue/figure.ts'
import { figureFaults } from '../../catalogue/figureWords.ts'
import { itemsOf } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { faultSentence, readFigure } from '../../catalogue/readFigure.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Item, Value } from '../../catalogue/schemas/specification.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import { unknownValueWord, usualDecimals } from '../../catalogue/vocabulary.ts'
import { figureText } from '../../pages/product/rules/figureText.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { normalizeSpaces } from './sheet.ts'

/** A dash means that the value is not known, such as "on request". */
const dash = /^[-‐-―−]$/

/** @throws a TaskError if a text is a dash: texts of a page have no word for what is not known */
export function readTextCell(typed: string): string {
  if (dash.test(typed)) throw new TaskError('A text is needed here, not a dash.')
  return typed
}

/** A word or figure of a property as cell text; a page's own words are in quotation marks. */
export function itemText(item: Item, property: string, vocabulary: Vocabulary): string {
  const { properties, words } = vocabulary
  if (typeof item === 'string') return ownValue(words, item)?.label ?? item
  if (!isFigure(item)) return `"${item.text}"`
  const unit = ownValue(properties, property)?.unit
  const text = figureText(item, usualDecimals(property, item.unit, vocabulary))
  return item.unit === unit ? text : `${text} ${item.unit}`
}

/** A value in the two cells of a property; one that is no range is in the first cell. */
export function valueCells(
  value: Value,
  property: string,
  vocabulary: Vocabulary,
  ranges: boolean,
): (string | number)[] {
  const items = itemsOf(value)
  const [only] = items
  if (items.length === 1 && typeof only === 'object' && isFigure(only)) {
    const plain =
      only.prefix === undefined && only.unit === ownValue(vocabulary.properties, property)?.unit
    const [first = '', ...more] = numbersOf(only)
    if (plain && 'values' in only && more.length === 0) return [first]
    if (plain && ranges && 'max' in only) return ['min' in only ? only.min : '', only.max]
  }
  if (items.length === 1 && only !== undefined && only === unknownValueWord(vocabulary))
    return ['-']
  return [items.map((item) => itemText(item, property, vocabulary)).join('; ')]
}

function readItem(
  text: string,
  before: readonly Item[],
  key: string,
  vocabulary: Vocabulary,
): Item {
  const same = before.find((item) => normalizeSpaces(itemText(item, key, vocabulary)) === text)
  if (same !== undefined) return same
  const [, own] = /^"([^"]+)"$/.exec(text) ?? []
  if (own !== undefined) return { text: own }
  const words = Object.entries(vocabulary.words)
  const wanted = text.toLowerCase()
  const [word] = words.find(([key, { label }]) => [key, label.toLowerCase()].includes(wanted)) ?? []
  if (word !== undefined) return word
  const definition = ownValue(vocabulary.properties, key)
  const unit = definition?.unit
  const plain = cleanFigure(text)
  if (unit !== undefined && /\d/.test(plain)) {
    const isShare = (number: string) => Number(number) > 0 && Number(number) <= 1
    const isPercent = ownValue(vocabulary.units, unit)?.role === '%'
    if (isPercent && !plain.includes('%') && plain.match(/[\d.]+/g)?.some(isShare)) {
      throw new TaskError(
        `${text} may mean a percentage: programs store 90% as 0.9. Write 90, or "0.9%".`,
      )
    }
    const sameUnit = before.find(
      (item): item is Figure => typeof item === 'object' && isFigure(item) && item.unit === unit,
    )
    const context = { unit, decimals: sameUnit?.decimals, property: definition }
    const figure = readFigure(text, context, vocabulary)
    if ('fault' in figure) throw new TaskError(faultSentence(figure))
    return figure
  }
  const labels = words.map(([, { label }]) => label)
  const how =
    unit === undefined
      ? 'Put words of this page only between quotation marks.'
      : figureFaults.unread
  throw new TaskError(`There is no word "${text}". ${didYouMean(text, labels, '')} ${how}`)
}

/**
 * Reads the cells of a property, one or a range from and to: figures as people write them, words by their
 * labels, several separated by semicolons, a dash for "on request". The same as before stays as it was.
 */
export function readValue(
  [from = '', to = '']: readonly string[],
  before: Value | undefined,
  property: string,
  vocabulary: Vocabulary,
): Value {
  if (dash.test(from) || dash.test(to)) {
    const unknown = unknownValueWord(vocabulary)
    if (unknown !== undefined) return unknown
    throw new TaskError('No word of the catalogue says that a value is not known.')
  }
  const text = to === '' ? from : from === '' ? `up to ${to}` : `${from} to ${to}`
  const itemsBefore = before === undefined ? [] : itemsOf(before)
  const parts = text.match(/(?:"[^"]*"|[^;])+/g) ?? []
  const [first, ...more] = parts
    .map(normalizeSpaces)
    .filter((part) => part !== '')
    .map((part) => readItem(part, itemsBefore, property, vocabulary))
  if (first === undefined) throw new TaskError('There is no value here.')
  return more.length === 0 ? first : [first, ...more]
}
