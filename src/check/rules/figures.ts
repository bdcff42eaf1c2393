import { numbersOf } from '../../catalogue/figure.ts'
import { quotedChoice } from '../../catalogue/format.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { type Fault, inBoth, type JsonPath } from '../../catalogue/problem.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import { convertUnit, type Unit, unitFacts, unitNames } from '../../catalogue/unit.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { fileDisplayName } from '../../pages/fileTitle.ts'
import { unknownHint } from '../../pages/product/rules/unknownHint.ts'
import type { ContentRule } from '../pageContent.ts'

const vocabularyFile = sharedFilePath('properties')

type PlacedFault = Fault & { jsonPath: JsonPath }

function* listFaults(figure: Figure): Iterable<PlacedFault> {
  // A 0 among sizes is the start of a mistyped 0,6, which sorting would not fix.
  if (!('values' in figure) || figure.values.includes(0)) return
  const sorted = [...new Set(figure.values)].toSorted((a, b) => a - b)
  const fix = inBoth(`The correct order is: ${sorted.join(', ')}.`)
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

function* boundFaults(figure: Figure): Iterable<PlacedFault> {
  if ('min' in figure && 'max' in figure && figure.min >= figure.max) {
    const message = `The smallest value, ${figure.min}, is not below the largest, ${figure.max}`
    const fix = {
      inFile: 'Swap them, or use "values" for a single figure.',
      inForm: 'Swap them, or write a single figure.',
    }
    yield { jsonPath: ['min'], message, fix }
  }
  for (const n of numbersOf(figure)) {
    if (n < 0 || (figure.unit === '%' && n > 100)) {
      const message = `${n} ${figure.unit} is not possible`
      const fix = figure.unit === '%' ? 'Write a number from 0 to 100.' : 'Delete the minus sign.'
      yield { jsonPath: [], message, fix: inBoth(fix) }
      return
    }
  }
}

/** A list ascends and repeats nothing, a range has two ends, and no figure is below zero. */
export const figureBounds: ContentRule = function* ({ figures }) {
  for (const { figure, jsonPath } of figures) {
    for (const fault of [...listFaults(figure), ...boundFaults(figure)]) {
      yield { ...fault, jsonPath: [...jsonPath, ...fault.jsonPath] }
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

/** A number with its unit, if that is written. */
function inUnit(n: number, unit: Unit): string {
  return unit === 'index' || unit === 'count' ? `${n}` : `${n} ${unit}`
}

/** Suggests the unit or the power of ten that would bring the number into the usual range. */
function askForUsual(n: number, unit: Unit, usual: (n: number, unit: Unit) => boolean): string {
  const units = unitNames.filter((one) => usual(n, one)).map((one) => inUnit(n, one))
  const tens = [0.1, 10, 0.01, 100, 0.001, 1000].map((ten) => Number((n * ten).toPrecision(12)))
  const shifted = tens.filter((one) => usual(one, unit)).map((one) => inUnit(one, unit))
  const [first] = [...units, ...shifted]
  return first === undefined ? 'Is this correct?' : `Did you mean ${first}?`
}

/** A figure is in the usual range of its property: not 0, and not off by a decimal point or a unit. */
export const usualFigures: ContentRule = function* ({ figures }, context) {
  for (const { jsonPath, property = '', figure } of figures) {
    const { usual, unit: compared } = ownValue(context.properties?.properties, property) ?? {}
    if (compared === undefined) continue
    const { unit } = figure
    const isUsual = (n: number, unitOfNumber: Unit): boolean => {
      const converted = convertUnit(n, unitOfNumber, compared)
      if (converted === undefined || usual === undefined) return false
      return converted >= usual.min && converted <= usual.max
    }
    const numbers = numbersWithPath(figure)
    for (const [i, { n, jsonPath: to }] of numbers.entries()) {
      const at = [...jsonPath, ...to]
      const after = numbers[i + 1]?.n
      if (n === 0 && !isUsual(0, unit)) {
        const typed = after !== undefined && Number.isInteger(after) ? `0.${after}` : undefined
        const fix =
          typed === undefined
            ? {
                inFile: `Write the figure.${unknownHint(context)}`,
                inForm: 'Write the figure. If it is not known, choose the word for that instead.',
              }
            : inBoth(`Was ${typed} typed with a comma? Write ${typed}.`)
        yield { jsonPath: at, message: `The ${property} cannot be ${inUnit(0, unit)}`, fix }
        break
      }
      // Other rules report a share above 100 %.
      if (usual === undefined || usual.min >= usual.max || n < 0 || (unit === '%' && n > 100))
        continue
      if (convertUnit(n, unit, compared) === undefined || isUsual(n, unit)) continue
      const message = `${inUnit(n, unit)} is unusual for the ${property}: the usual range is ${usual.min} to ${inUnit(usual.max, compared)}`
      const fix = inBoth(askForUsual(n, unit, isUsual))
      yield { jsonPath: at, message, fix, warning: true }
      break
    }
  }
}

/** A figure's unit measures what its property measures, and a row has one unit. */
export const figureUnits: ContentRule = function* ({ figures }, { properties: vocabulary }) {
  for (const { jsonPath, property = '', figure, first } of figures) {
    const at = [...jsonPath, 'unit']
    const known = ownValue(vocabulary?.properties, property)
    const { unit } = figure
    if (known !== undefined && unitFacts(unit).measures !== known.measures) {
      const expected =
        known.unit === undefined ? 'has words, not figures' : `has figures of ${known.measures}`
      const message = `${quotedChoice([unit])} is a unit of ${unitFacts(unit).measures}, but the ${property} ${expected}`
      const fix =
        known.unit === undefined
          ? {
              inFile: `Write a word of ${vocabularyFile}, or { "text": "..." }.`,
              inForm: `Choose a word of “${fileDisplayName(vocabularyFile)}”, or your own words.`,
            }
          : inBoth(`Write it in ${quotedChoice([known.unit])}.`)
      yield { jsonPath: at, message, fix }
    } else if (unit !== first) {
      const message = `This figure is in ${unit}, but the row begins with ${first}`
      yield { jsonPath: at, message, fix: inBoth('Use one unit for all figures of a row.') }
    }
  }
}
