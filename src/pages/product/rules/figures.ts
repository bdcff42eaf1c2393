import { ownValue } from '../../../catalogue/ownValue.ts'
import type { Problem } from '../../../catalogue/problem.ts'
import { faultSentence, readFigure } from '../../../catalogue/readFigure.ts'
import { fieldMeta } from '../../../catalogue/schemas/fieldMeta.ts'
import { Figure } from '../../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import type { Item } from '../../../catalogue/schemas/specification.ts'
import { specificationEntries } from '../../../catalogue/specification.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import type { FullPage } from '../fullSchema.ts'
import { figureText } from './figureText.ts'
import { entryItems } from './tableRows.ts'

/** A figure as it is written in a file. */
function printFigure(figure: Figure): string {
  const fields = Object.entries(figure).map(([key, value]) => {
    const list = Array.isArray(value) ? `[${value.join(', ')}]` : JSON.stringify(value)
    return `"${key}": ${list}`
  })
  return `{ ${fields.join(', ')} }`
}

/**
 * The fault of a table's item that is a text where figures are expected: a figure that was typed as a text, `1.5mm`, or a
 * word with digits that is no figure, `O.35`. Own words may be anything else.
 * @returns undefined if it is none
 */
export function textFault(item: Item, key: string, vocabulary: Vocabulary): Problem | undefined {
  const property = ownValue(vocabulary.properties, key)
  if (property?.unit === undefined) return undefined
  const own = typeof item !== 'string' && 'text' in item ? item.text : undefined
  const text =
    own ?? (typeof item === 'string' && !Object.hasOwn(vocabulary.words, item) ? item : '')
  const read = (text: string) => readFigure(text, { unit: property.unit, property }, vocabulary)
  const figure = read(text)
  const message = `"${text}" is a text, but the ${key} needs figures`
  if (!('fault' in figure)) {
    const typed = `${figureText(figure)} ${figure.unit}`
    const fix = `Write it as “${fieldMeta(Figure).title}”: ${typed}. In the file: ${printFigure(figure)}.`
    return { message, fix }
  }
  if (own !== undefined || !/\p{N}/u.test(text)) return undefined
  const meant = figure.meant === undefined ? figure : read(figure.meant)
  if ('fault' in meant) return { message, fix: figure.fault }
  return { message, fix: faultSentence(figure) }
}

/** A figure is not written as a text: only figures can be compared and converted. */
export const figureTexts: PageRule<FullPage> = function* ({ specification }, { properties }) {
  if (properties === undefined) return
  for (const entry of specificationEntries(specification)) {
    for (const { item, jsonPath } of entryItems(entry)) {
      const fault = textFault(item, entry.property, properties)
      if (fault !== undefined) yield { jsonPath, ...fault }
    }
  }
}
