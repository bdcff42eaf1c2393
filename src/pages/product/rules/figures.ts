import { inBoth, type JsonPath } from '../../../catalogue/problem.ts'
import { describeSchema } from '../../../catalogue/schemas/describeSchema.ts'
import { Figure } from '../../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import { entriesOf } from '../../../catalogue/specification.ts'
import { spellingsOf, unitOf } from '../../../catalogue/spellings.ts'
import { convert, type Unit, unitNames } from '../../../catalogue/unit.ts'
import type { PageFinding, PageRule } from '../../draftCatalogue.ts'
import type { FullPage } from '../fullSchema.ts'
import { entryItems, pageFigures } from './pageFigures.ts'
import { unknownHint } from './unknownHint.ts'

/** The JSON of a figure that was typed as a text: `1.5mm`, `up to 5 years`, `4 to 6`. */
export function typedFigure(
  text: string,
  key: string,
  vocabulary: Vocabulary | undefined,
): string | undefined {
  const property = vocabulary?.properties[key]
  if (vocabulary === undefined || property?.unit === undefined) return undefined
  const form =
    /^(up to |from )?(\d+(?:\.\d+)?(?:\s*(?:,|\/|&|and|to|-|\u2013)\s*\d+(?:\.\d+)?)*)\s*([\p{L}%]*)\+?$/u
  const [, before, amounts, sign = ''] = form.exec(text.trim()) ?? []
  const unit = sign === '' ? property.unit : unitOf(sign, spellingsOf(vocabulary))
  if (amounts === undefined || unit === undefined) return undefined
  const numbers = amounts.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  const ends = before === 'up to ' ? ['max'] : before === 'from ' ? ['min'] : []
  const keys = /to|-|\u2013/.test(amounts) ? ['min', 'max'] : ends
  const amount =
    keys.length === numbers.length
      ? keys.map((key, i) => `"${key}": ${numbers[i]}`).join(', ')
      : `"values": [${numbers.join(', ')}]`
  return `{ ${amount}, "unit": "${unit}" }`
}

/** A figure is not written as a text: only figures can be compared and converted. */
export const figureTexts: PageRule<FullPage> = function* ({ specification }, draft) {
  for (const entry of entriesOf(specification)) {
    for (const { item, jsonPath } of entryItems(entry)) {
      const text = typeof item === 'string' ? item : 'text' in item ? item.text : ''
      const figure = typedFigure(text, entry.property, draft.properties)
      if (figure === undefined) continue
      const message = `"${text}" is a text, but the ${entry.property} needs figures`
      const inForm = `Choose the kind “${describeSchema(Figure).title}”, and type it.`
      yield { jsonPath, message, fix: { inFile: `Write ${figure}.`, inForm } }
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

/** A number with its unit, where its unit is written. */
function inUnit(n: number, unit: Unit): string {
  return unit === 'index' || unit === 'count' ? `${n}` : `${n} ${unit}`
}

/** Asks for the number with the unit, or the power of ten, that would make it usual. */
function askForUsual(n: number, unit: Unit, usual: (n: number, unit: Unit) => boolean): string {
  const units = unitNames.filter((one) => usual(n, one)).map((one) => inUnit(n, one))
  const tens = [0.1, 10, 0.01, 100, 0.001, 1000].map((ten) => Number((n * ten).toPrecision(12)))
  const shifted = tens.filter((one) => usual(one, unit)).map((one) => inUnit(one, unit))
  const [first] = [...units, ...shifted]
  return first === undefined ? 'Is this correct?' : `Did you mean ${first}?`
}

/** A figure is usual for its property: not 0, and not off by a comma or a unit. */
export const usualFigures: PageRule<FullPage> = function* (page, draft): Iterable<PageFinding> {
  for (const { jsonPath, property, figure } of pageFigures(page)) {
    const { usual, unit: compared } = draft.properties?.properties[property] ?? {}
    if (compared === undefined) continue
    const { unit } = figure
    const isUsual = (n: number, in_: Unit): boolean => {
      const here = convert(n, in_, compared)
      return here !== undefined && usual !== undefined && here >= usual.min && here <= usual.max
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
                inFile: `Write the figure.${unknownHint(draft)}`,
                inForm: 'Write the figure. If it is not known, choose the word for that instead.',
              }
            : inBoth(`Was ${typed} typed with a comma? Write ${typed}.`)
        yield { jsonPath: at, message: `The ${property} cannot be ${inUnit(0, unit)}`, fix }
        break
      }
      // Other rules report a share above 100 %.
      if (usual === undefined || usual.min >= usual.max || n < 0 || (unit === '%' && n > 100))
        continue
      if (convert(n, unit, compared) === undefined || isUsual(n, unit)) continue
      const message = `${inUnit(n, unit)} is unusual for the ${property}: the usual range is ${usual.min} to ${inUnit(usual.max, compared)}`
      const fix = inBoth(askForUsual(n, unit, isUsual))
      yield { jsonPath: at, message, fix, warning: true }
      break
    }
  }
}
