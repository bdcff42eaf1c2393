import type { z } from 'zod'
import { isFigure } from '../../catalogue/figure.ts'
import { isRecord } from '../../catalogue/format.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { isPluralText, isTextSchema } from '../../catalogue/schemas/text.ts'
import { type SharedFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { resolveSchema, schemaInside, withoutOptional } from '../matchUnion.ts'
import { formsOf } from './pluralForms.ts'

/** The files without texts for visitors. */
const untranslatedFiles = new Set(
  (['routes', 'aliases', 'sources', 'acceptedWarnings'] as const satisfies SharedFile[]).map(
    sharedFilePath,
  ),
)

/** The fields whose texts only the owner reads. */
const ownerFields: readonly (string | number)[] = ['asked']

/** True if the texts of a file are translated. */
export function isTranslatedFile(file: string): boolean {
  return !untranslatedFiles.has(file)
}

/** True if a text contains a word: figures, signs and placeholders are the same in all languages. */
export function hasWords(text: PluralTexts): boolean {
  return formsOf(text).some((form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')))
}

function isPluralTexts(value: unknown): value is PluralTexts {
  return typeof value === 'string' || (isRecord(value) && typeof value.other === 'string')
}

/**
 * A copy of a value of the data with its texts for visitors replaced; everything else is unchanged.
 * @param change returns the new text for a text, its location, and whether it may have plural forms
 */
export function mapTexts(
  value: unknown,
  schema: z.core.$ZodType | undefined,
  change: (text: PluralTexts, jsonPath: JsonPath, canBePlural: boolean) => PluralTexts,
  jsonPath: JsonPath = [],
): unknown {
  if (value === undefined || value === null) return value
  const declared = withoutOptional(schema)
  if (isPluralText(declared)) return isPluralTexts(value) ? change(value, jsonPath, true) : value
  const resolved = resolveSchema(declared, value)
  if (isTextSchema(resolved)) {
    return typeof value === 'string' ? change(value, jsonPath, false) : value
  }
  if (Array.isArray(value)) {
    return value.map((item, i) =>
      mapTexts(item, schemaInside(resolved, String(i)), change, [...jsonPath, i]),
    )
  }
  if (!isRecord(value) || isFigure(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, fieldValue]) => {
      const fieldSchema = ownerFields.includes(key) ? undefined : schemaInside(resolved, key)
      return [key, mapTexts(fieldValue, fieldSchema, change, [...jsonPath, key])]
    }),
  )
}
