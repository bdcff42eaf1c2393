import type { z } from 'zod'
import { isFigure } from '../../catalogue/figure.ts'
import { isRecord } from '../../catalogue/format.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { isPluralText, isTextSchema } from '../../catalogue/schemas/text.ts'
import { type SharedFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { resolveSchema, schemaInside, withoutOptional } from '../matchUnion.ts'
import { formsOf } from './pluralForms.ts'

/** The files whose texts no visitor reads. */
const unread = new Set(
  (['routes', 'aliases', 'sources', 'acceptedWarnings'] as const satisfies SharedFile[]).map(
    sharedFilePath,
  ),
)

/** The fields whose texts only the owner reads. */
const ownersFields: readonly (string | number)[] = ['asked']

/** Whether the texts of a file are translated. */
export function isTranslatedFile(file: string): boolean {
  return !unread.has(file)
}

/** Whether a text has a word in it: figures, signs and gaps are the same in all languages. */
export function hasWords(text: PluralTexts): boolean {
  return formsOf(text).some((form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')))
}

function isPluralTexts(value: unknown): value is PluralTexts {
  return typeof value === 'string' || (isRecord(value) && typeof value.other === 'string')
}

/**
 * A copy of a value of the data with other texts; all else stays as it is.
 * @param change is given each text that visitors read, where it stands, and whether there may be one
 *   for each plural form
 */
export function mapTexts(
  value: unknown,
  schema: z.core.$ZodType | undefined,
  change: (text: PluralTexts, jsonPath: JsonPath, plural: boolean) => PluralTexts,
  jsonPath: JsonPath = [],
): unknown {
  if (value === undefined || value === null) return value
  const shape = withoutOptional(schema)
  if (isPluralText(shape)) return isPluralTexts(value) ? change(value, jsonPath, true) : value
  const kind = resolveSchema(shape, value)
  if (isTextSchema(kind)) return typeof value === 'string' ? change(value, jsonPath, false) : value
  if (Array.isArray(value)) {
    return value.map((one, i) =>
      mapTexts(one, schemaInside(kind, String(i)), change, [...jsonPath, i]),
    )
  }
  if (!isRecord(value) || isFigure(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const inside = ownersFields.includes(key) ? undefined : schemaInside(kind, key)
      return [key, mapTexts(one, inside, change, [...jsonPath, key])]
    }),
  )
}
