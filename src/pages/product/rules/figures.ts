import { ownValue } from '../../../catalogue/ownValue.ts'
import { describeSchema } from '../../../catalogue/schemas/describeSchema.ts'
import { Figure } from '../../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import type { Item } from '../../../catalogue/schemas/specification.ts'
import { specificationEntries } from '../../../catalogue/specification.ts'
import { unitForWord, unitSpellings } from '../../../catalogue/spellings.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import type { FullPage } from '../fullSchema.ts'
import { entryItems } from './tableRows.ts'

/** The fields for the numbers of a typed range; empty for a list. */
function limitKeys(before: string | undefined, amounts: string): ('min' | 'max')[] {
  if (/to|-|\u2013/.test(amounts)) return ['min', 'max']
  if (before === 'up to ') return ['max']
  return before === 'from ' ? ['min'] : []
}

/** The text of a table's item; empty for a figure. */
function plainText(item: Item): string {
  if (typeof item === 'string') return item
  return 'text' in item ? item.text : ''
}

/** The JSON of a figure that was typed as a text: `1.5mm`, `up to 5 years`, `4 to 6`. */
export function typedFigure(
  text: string,
  key: string,
  vocabulary: Vocabulary | undefined,
): string | undefined {
  const property = ownValue(vocabulary?.properties, key)
  if (vocabulary === undefined || property?.unit === undefined) return undefined
  const form =
    /^(up to |from )?(\d+(?:\.\d+)?(?:\s*(?:,|\/|&|and|to|-|\u2013)\s*\d+(?:\.\d+)?)*)\s*([\p{L}%]*)\+?$/u
  const [, before, amounts, sign = ''] = form.exec(text.trim()) ?? []
  const unit = sign === '' ? property.unit : unitForWord(sign, unitSpellings(vocabulary))
  if (amounts === undefined || unit === undefined) return undefined
  const numbers = amounts.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  const keys = limitKeys(before, amounts)
  const amount =
    keys.length === numbers.length
      ? keys.map((key, i) => `"${key}": ${numbers[i]}`).join(', ')
      : `"values": [${numbers.join(', ')}]`
  return `{ ${amount}, "unit": "${unit}" }`
}

/** A figure is not written as a text: only figures can be compared and converted. */
export const figureTexts: PageRule<FullPage> = function* ({ specification }, draft) {
  for (const entry of specificationEntries(specification)) {
    for (const { item, jsonPath } of entryItems(entry)) {
      const text = plainText(item)
      const figure = typedFigure(text, entry.property, draft.properties)
      if (figure === undefined) continue
      const message = `"${text}" is a text, but the ${entry.property} needs figures`
      const inForm = `Choose the kind “${describeSchema(Figure).title}”, and type it.`
      yield { jsonPath, message, fix: { inFile: `Write ${figure}.`, inForm } }
    }
  }
}
