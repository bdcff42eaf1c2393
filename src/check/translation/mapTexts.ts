import type { z } from 'zod'
import { isFigure } from '../../catalogue/figure.ts'
import { isRecord } from '../../catalogue/format.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { withoutOptional } from '../../catalogue/matchUnion.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { isPluralText, isTextSchema } from '../../catalogue/schemas/text.ts'
import { mapValues, type Walked, walk } from '../../catalogue/walk.ts'
import { type SharedFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { formsOf } from './forms.ts'

/** The files whose texts no visitor reads. */
const unread = new Set(
  (['routes', 'aliases', 'sources', 'acceptedWarnings'] as const satisfies SharedFile[]).map(
    sharedFilePath,
  ),
)

/** The fields whose texts only the owner reads. */
const ownersFields: readonly (string | number | undefined)[] = ['asked']

/** Whether the texts of a file are translated. */
export function isTranslated(file: string): boolean {
  return !unread.has(file)
}

/** Whether a text has a word in it: figures, signs and gaps are the same in all languages. */
export function hasWords(text: PluralTexts): boolean {
  return formsOf(text).some((form) => /\p{L}/u.test(form.replace(/\{\w+\}/g, '')))
}

function isPluralTexts(value: unknown): value is PluralTexts {
  return typeof value === 'string' || (isRecord(value) && typeof value.other === 'string')
}

/** A text that visitors read, with its place. */
type TranslatedText = {
  text: PluralTexts
  jsonPath: JsonPath
  /** Whether there may be one for each plural form. */
  plural: boolean
}

function textAt({ value, jsonPath, field, schema }: Walked): TranslatedText | undefined {
  if (isPluralText(withoutOptional(field))) {
    return isPluralTexts(value) ? { text: value, jsonPath, plural: true } : undefined
  }
  if (!isTextSchema(schema) || typeof value !== 'string') return undefined
  return { text: value, jsonPath, plural: false }
}

/** Whether a value has no text of its own to translate, nor one inside of it. */
function isUntranslated({ value, jsonPath, field }: Walked): boolean {
  if (ownersFields.includes(jsonPath.at(-1)) || isPluralText(withoutOptional(field))) return true
  return isRecord(value) && isFigure(value)
}

/** The texts of a value of the data that visitors read. */
export function* translatedTexts(
  value: unknown,
  schema: z.core.$ZodType | undefined,
): Iterable<TranslatedText> {
  for (const place of walk(value, schema, (place) => !isUntranslated(place))) {
    const text = textAt(place)
    if (text !== undefined) yield text
  }
}

/** A copy of a value of the data with other texts. */
export function mapTexts(
  value: unknown,
  schema: z.core.$ZodType | undefined,
  change: (text: TranslatedText) => PluralTexts,
): unknown {
  return mapValues(value, schema, (place) => {
    const text = textAt(place)
    if (text !== undefined) return change(text)
    return isUntranslated(place) ? place.value : undefined
  })
}
