import { numbersOf } from '../../catalogue/figure.ts'
import { labelOf } from '../../catalogue/formatValue.ts'
import { couldBeDigits } from '../../catalogue/lookalikes.ts'
import { quote, quotedChoice } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath, Problem } from '../../catalogue/problem.ts'
import { faultSentence, readFigure } from '../../catalogue/readFigure.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Property, Vocabulary } from '../../catalogue/schemas/properties.ts'
import { unitSign, unitSpellings } from '../../catalogue/spellings.ts'
import { suggestFix } from '../../catalogue/suggest.ts'
import { convertUnit, kindsOf, type Unit, WORDS } from '../../catalogue/unit.ts'
import { unitsOfProperty } from '../../catalogue/vocabulary.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { unknownHint } from '../../pages/product/rules/unknownHint.ts'
import type { ContentRule } from '../pageContent.ts'

const vocabularyFile = sharedFilePath('properties')

function* listFaults(figure: Figure): Iterable<Problem> {
  // A 0 among sizes is the start of a mistyped 0,6, which sorting would not fix.
  if (!('values' in figure) || figure.values.includes(0)) return
  const sorted = [...new Set(figure.values)].toSorted((a, b) => a - b)
  const fix = `The correct order is: ${sorted.join(', ')}.`
  for (const [i, value] of figure.values.entries()) {
    const before = figure.values[i - 1]
    if (before === undefined || before < value) continue
    const message = figure.values.slice(0, i).includes(value)
      ? `${value} is already in this list`
      : `${value} comes after ${before}, but lists go from small to large`
    yield { jsonPath: ['values', i], message, fix }
    return
  }
}

/** True if a unit is a share of a hundred, which a figure cannot exceed. */
function isPercent(unit: Unit, vocabulary: Vocabulary | undefined): boolean {
  return ownValue(vocabulary?.units, unit)?.role === '%'
}

function* boundFaults(figure: Figure, vocabulary: Vocabulary | undefined): Iterable<Problem> {
  if ('min' in figure && 'max' in figure && figure.min >= figure.max) {
    const message = `The smallest value, ${figure.min}, is not below the largest, ${figure.max}`
    const fix = 'Swap them, or write a single figure.'
    yield { jsonPath: ['min'], message, fix }
  }
  const percent = isPercent(figure.unit, vocabulary)
  for (const n of numbersOf(figure)) {
    if (n < 0 || (percent && n > 100)) {
      const message = `${n} ${figure.unit} is not possible`
      const fix = percent ? 'Write a number from 0 to 100.' : 'Delete the minus sign.'
      yield { jsonPath: [], message, fix }
      return
    }
  }
}

/** A list ascends and repeats nothing, a range has two ends, and no figure is below zero. */
export const figureBounds: ContentRule = function* ({ figures }, { properties }) {
  for (const { figure, jsonPath } of figures) {
    for (const fault of [...listFaults(figure), ...boundFaults(figure, properties)]) {
      yield { ...fault, jsonPath: [...jsonPath, ...(fault.jsonPath ?? [])] }
    }
  }
}

/** Each number of a figure with its path. */
function numbersWithPath(figure: Figure): { n: number; jsonPath: JsonPath }[] {
  if ('values' in figure) return figure.values.map((n, i) => ({ n, jsonPath: ['values', i] }))
  return [
    ...('min' in figure ? [{ n: figure.min, jsonPath: ['min'] }] : []),
    ...('max' in figure ? [{ n: figure.max, jsonPath: ['max'] }] : []),
  ]
}

/** A number with the key of its unit, if pages write a sign. */
function inUnit(n: number, unit: Unit, vocabulary: Vocabulary): string {
  return unitSign(unit, vocabulary) === '' ? `${n}` : `${n} ${unit}`
}

/** Suggests the unit or the power of ten that would bring the number into the usual range. */
function suggestUsual(
  n: number,
  unit: Unit,
  usual: (n: number, unit: Unit) => boolean,
  property: Property,
  vocabulary: Vocabulary,
): string {
  const write = (number: number, one: Unit) => inUnit(number, one, vocabulary)
  const possible = unitsOfProperty(property, vocabulary)
  const units = possible.filter((one) => usual(n, one)).map((one) => write(n, one))
  const tens = [0.1, 10, 0.01, 100, 0.001, 1000].map((ten) => Number((n * ten).toPrecision(12)))
  const shifted = tens.filter((one) => usual(one, unit)).map((one) => write(one, unit))
  // In the unit that the property usually has, a digit is rather wrong than the unit.
  const [first] = unit === property.unit ? [...shifted, ...units] : [...units, ...shifted]
  return first === undefined ? 'Is this correct?' : `Did you mean ${first}?`
}

/** A figure is in the usual range of its property: not 0, and not off by a decimal point or a unit. */
export const usualFigures: ContentRule = function* ({ figures }, context) {
  const { properties: vocabulary } = context
  if (vocabulary === undefined) return
  for (const { jsonPath, property = '', figure } of figures) {
    const definition = ownValue(vocabulary.properties, property)
    const { usual, unit: compared } = definition ?? {}
    if (definition === undefined || compared === undefined) continue
    const { unit } = figure
    const convert = (n: number, from: Unit) => convertUnit(n, from, compared, vocabulary.units)
    const isUsual = (n: number, unitOfNumber: Unit): boolean => {
      const converted = convert(n, unitOfNumber)
      if (converted === undefined || usual === undefined) return false
      return converted >= usual.min && converted <= usual.max
    }
    const label = `“${labelOf(property, vocabulary)}”`
    const numbers = numbersWithPath(figure)
    let hasUnusual = false
    for (const [i, { n, jsonPath: to }] of numbers.entries()) {
      const at = [...jsonPath, ...to]
      const after = numbers[i + 1]?.n
      if (n === 0 && !isUsual(0, unit)) {
        const typed = after !== undefined && Number.isInteger(after) ? `0.${after}` : undefined
        const fix =
          typed === undefined
            ? `Write the figure.${unknownHint(context)}`
            : `Was ${typed} typed with a comma? Write ${typed}.`
        const message = `${label} cannot be ${inUnit(0, unit, vocabulary)}`
        yield { jsonPath: at, message, fix }
        break
      }
      // Other rules report a share above 100 %.
      if (hasUnusual || usual === undefined || usual.min >= usual.max || n < 0) continue
      if (isPercent(unit, vocabulary) && n > 100) continue
      if (convert(n, unit) === undefined || isUsual(n, unit)) continue
      const range = `${usual.min} to ${inUnit(usual.max, compared, vocabulary)}`
      const message = `${inUnit(n, unit, vocabulary)} is unusual for ${label}: the usual range is ${range}`
      const fix = suggestUsual(n, unit, isUsual, definition, vocabulary)
      yield { jsonPath: at, message, fix, warning: true }
      // A zero behind it is still reported.
      hasUnusual = true
    }
  }
}

/** True if no unit has a kind, which is reported at the property. */
function isUnknownKind(measures: string, { units }: Vocabulary): boolean {
  return measures !== WORDS && !kindsOf(units).includes(measures)
}

/** A figure's unit is declared, measures what its property measures, and is one that the property takes. */
function* unitFaults(unit: Unit, property: string, vocabulary: Vocabulary): Iterable<Problem> {
  const { units, properties } = vocabulary
  const declared = ownValue(units, unit)
  const definition = ownValue(properties, property)
  if (declared === undefined) {
    const meant = ownValue(unitSpellings(vocabulary), unit.toLowerCase())
    const possible =
      definition === undefined ? Object.keys(units) : unitsOfProperty(definition, vocabulary)
    const otherwise = `Choose one of: ${possible.join(', ')}. Or add it under “${fileTitle(vocabularyFile)}”.`
    const fix =
      meant === undefined
        ? suggestFix(unit, Object.keys(units), otherwise)
        : `Did you mean "${meant}"?`
    yield { message: `There is no unit ${quote(unit)}`, fix }
  } else if (definition === undefined || isUnknownKind(definition.measures, vocabulary)) {
    return
  } else if (declared.kind !== definition.measures) {
    const expected =
      definition.unit === undefined
        ? 'has words, not figures'
        : `has figures of ${definition.measures}`
    const message = `${quotedChoice([unit])} is a unit of ${declared.kind}, but the ${property} ${expected}`
    const fix =
      definition.unit === undefined
        ? `Choose a word of “${fileTitle(vocabularyFile)}”, or your own words.`
        : `Write it in ${quotedChoice([definition.unit])}.`
    yield { message, fix }
  } else if (definition.units !== undefined && !definition.units.includes(unit)) {
    const message = `The ${property} has no figures in ${quote(unit)}`
    yield { message, fix: `Write it in ${quotedChoice(definition.units)}.` }
  }
}

/** A figure has a unit of its property, and a row has one unit. */
export const figureUnits: ContentRule = function* ({ figures }, { properties: vocabulary }) {
  if (vocabulary === undefined) return
  for (const { jsonPath, property = '', figure, first } of figures) {
    const at = [...jsonPath, 'unit']
    const [fault] = unitFaults(figure.unit, property, vocabulary)
    if (fault !== undefined) yield { jsonPath: at, ...fault }
    else if (figure.unit !== first) {
      const message = `This figure is in ${figure.unit}, but the row begins with ${first}`
      yield { jsonPath: at, message, fix: 'Use one unit for all figures of a row.' }
    }
  }
}

/** The letters before the numbers of a figure are some that its property has. */
export const figurePrefixes: ContentRule = function* ({ figures }, { properties: vocabulary }) {
  if (vocabulary === undefined) return
  for (const { jsonPath, property = '', figure } of figures) {
    const definition = ownValue(vocabulary.properties, property)
    const { prefix } = figure
    if (prefix === undefined || definition === undefined || definition.prefixes?.includes(prefix))
      continue
    yield {
      jsonPath: [...jsonPath, 'prefix'],
      ...prefixFault(prefix, figure, property, vocabulary),
    }
  }
}

/** The fault of letters that the property does not have: digits that were mistyped, or letters of another case. */
function prefixFault(
  prefix: string,
  figure: Figure,
  property: string,
  vocabulary: Vocabulary,
): Problem {
  const definition = ownValue(vocabulary.properties, property)
  const { prefixes = [] } = definition ?? {}
  const message = `The ${property} has no figures with ${quote(prefix)} before the number`
  const same = prefixes.find((one) => one.toLowerCase() === prefix.toLowerCase())
  if (same !== undefined) return { message, fix: `Did you mean ${quote(same)}?` }
  if (couldBeDigits(prefix)) {
    const [first = Number.NaN] = numbersOf(figure)
    const context = { unit: figure.unit, property: definition }
    const read = readFigure(`${prefix}${first}`, context, vocabulary)
    if ('fault' in read && read.meant !== undefined) {
      return { message, fix: faultSentence(read) }
    }
  }
  const choice = prefixes.length === 0 ? 'nothing' : `${quotedChoice(prefixes)} or nothing`
  const fix = `Write ${choice} there, or add the letters to the prefixes of the ${property} under “${fileTitle(vocabularyFile)}”.`
  return { message, fix }
}
