import { isFigure } from '../../catalogue/figure.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { isRecord } from '../../catalogue/json.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { isPluralTextSchema, isTextSchema } from '../../catalogue/schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from '../../catalogue/schemas/schema.ts'
import { type DataNode, mapValues, walkData } from '../../catalogue/walkData.ts'
import { type SharedFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { isPluralTexts, pluralFormsOf } from './pluralForms.ts'

/** The files without texts for visitors. */
const untranslatedFiles = new Set(
  (['routes', 'aliases', 'sources'] as const satisfies SharedFile[]).map(sharedFilePath),
)

/** True if the texts of a file are translated. */
export function isTranslatedFile(file: string): boolean {
  return !untranslatedFiles.has(file)
}

/**
 * True if a text contains a word in Latin letters. Figures, signs and placeholders are the same in all languages, and
 * a search word in another script is not English.
 */
export function hasWords(text: PluralTexts): boolean {
  return pluralFormsOf(text).some((form) => /\p{Script=Latin}/u.test(form.replace(/\{\w+\}/g, '')))
}

/** A text that visitors read, with its location in its file. */
type TranslatedText = {
  text: PluralTexts
  jsonPath: JsonPath
  /** True if there may be one for each plural form. */
  canBePlural: boolean
}

function textAt({ value, jsonPath, field, schema }: DataNode): TranslatedText | undefined {
  if (isPluralTextSchema(field && unwrapOptional(field))) {
    return isPluralTexts(value) ? { text: value, jsonPath, canBePlural: true } : undefined
  }
  if (!isTextSchema(schema) || typeof value !== 'string') return undefined
  return { text: value, jsonPath, canBePlural: false }
}

/** True if neither a value nor anything inside it is a text to translate. */
function isUntranslated({ value, field }: DataNode): boolean {
  return isPluralTextSchema(field && unwrapOptional(field)) || (isRecord(value) && isFigure(value))
}

/** All texts in a value that visitors read. */
export function* translatedTexts(
  value: unknown,
  schema: Schema | undefined,
): Iterable<TranslatedText> {
  for (const place of walkData(value, schema, (place) => !isUntranslated(place))) {
    const text = textAt(place)
    if (text !== undefined) yield text
  }
}

/**
 * A copy of a value of the data with its texts for visitors replaced; everything else is unchanged.
 * @param change returns the new text
 */
export function mapTexts(
  value: unknown,
  schema: Schema | undefined,
  change: (text: TranslatedText) => PluralTexts,
): unknown {
  return mapValues(value, schema, (place) => {
    const text = textAt(place)
    if (text !== undefined) return change(text)
    return isUntranslated(place) ? place.value : undefined
  })
}
