import { z } from 'zod'
import { glossaryFile, parseTranslationPath } from '../catalogue/catalogueFiles.ts'
import { isRecord } from '../catalogue/json.ts'
import { resolveSchema } from '../catalogue/matchUnion.ts'
import { memoize } from '../catalogue/memoize.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { Place } from '../catalogue/place.ts'
import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { pathOfPageFile, schemaOfFile } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { fileTitle } from '../pages/fileTitle.ts'
import { entryKey, resolvePointer, valueAt } from './pointer.ts'
import { type Reference, valueOfFile } from './references.ts'
import { languageName } from './translation/languages.ts'
import { textStates } from './translation/translate.ts'
import { isUnwritten } from './unwrittenTexts.ts'

// Names of the places of a catalogue, as its forms show them.

/** The content of the file of a place; left out: as the draft has it, which is undefined if it does not match its schema. */
type WithValue = { value?: unknown }

/** The name of each page in the menus, by its path. */
export const menuNames = memoize(
  ({ categories }: DraftCatalogue): ReadonlyMap<string, string> =>
    new Map(
      (categories?.categories ?? []).flatMap(({ path, label, items }) => [
        [path, label] as const,
        ...items.map(({ path, name }) => [path, name] as const),
      ]),
    ),
)

/** The heading of a page; undefined if it cannot be read. */
export function pageHeadingOf(page: unknown): string | undefined {
  return isRecord(page) && typeof page.heading === 'string' ? page.heading : undefined
}

/** The names of words, of properties and of pages, by their keys and paths. */
const namesByKey = memoize((draft: DraftCatalogue): ReadonlyMap<string, string> => {
  const { words, properties } = draft.properties ?? {}
  const labels = Object.entries({ ...words, ...properties }).map(
    ([key, { label }]) => [key, label] as const,
  )
  const headings = [...draft.pages].flatMap(([path, page]) => {
    const heading = pageHeadingOf(page)
    return heading === undefined ? [] : [[path, heading] as const]
  })
  return new Map([...labels, ...headings, ...menuNames(draft)])
})

/**
 * The name of a file: the heading of a page, or its name in the menus if it cannot be read; for a file of translations, the
 * name of the English file with the language: `Screws (Gujarati)`.
 */
export function describeFile(file: string, draft: DraftCatalogue): string {
  const { language, of } = parseTranslationPath(file) ?? {}
  if (language !== undefined && of !== undefined && file !== glossaryFile(language)) {
    return `${describeFile(of, draft)} (${languageName(language)})`
  }
  const path = pathOfPageFile(file) ?? ''
  return pageHeadingOf(draft.pages.get(path)) ?? menuNames(draft).get(path) ?? fileTitle(file)
}

/** The properties that differ by variant, if an entry is the row of a table that holds variants. */
function variantColumns(entry: unknown): string[] {
  const columns = isRecord(entry) && isRecord(entry.variants) ? entry.variants.columns : undefined
  if (!Array.isArray(columns)) return []
  return columns.filter((one): one is string => typeof one === 'string' && one !== '')
}

/**
 * The name of a list entry: its label, title or name, that of the word, property or page that it refers to, the properties
 * in which variants differ; or the title of its schema with its number.
 */
export function describeEntry(
  entry: unknown,
  title: string,
  at: number,
  draft: DraftCatalogue,
): string {
  const named = isRecord(entry) ? [entry.label, entry.title, entry.name, entry.heading] : []
  const name = named.find((one) => typeof one === 'string' && one !== '' && !isUnwritten(one))
  if (typeof name === 'string') return name
  const nameOfKey = (key: string) => namesByKey(draft).get(key) ?? key
  const isPath = typeof entry === 'string' && entry.startsWith('/')
  const key = isPath ? entry : entryKey(entry)?.name
  if (key !== undefined && key !== '' && !isUnwritten(key)) return nameOfKey(key)
  const columns = variantColumns(entry)
  return columns.length > 0 ? columns.map(nameOfKey).join(', ') : `${title} ${at + 1}`
}

/** The names of the fields on the way to a value. */
function fieldNames({ file, jsonPath, value }: Place & WithValue, draft: DraftCatalogue): string {
  let schema: Schema | undefined = schemaOfFile(file)
  let here = value
  const names: string[] = []
  for (const step of jsonPath) {
    // A figure has one field, whatever is inside it.
    if (fieldMeta(schema).control === 'figure') break
    const child = valueAt(here, [step])
    const parent: Schema | undefined = resolveSchema(schema, here)
    if (parent instanceof z.ZodObject) {
      schema = ownValue(parent.shape, String(step))
      names.push(fieldMeta(schema).title ?? String(step))
    } else if (parent instanceof z.ZodArray) {
      schema = parent.element
      // The list itself says less than its entry.
      names.pop()
      names.push(describeEntry(child, fieldMeta(schema).title ?? '', Number(step), draft))
    } else {
      schema = parent instanceof z.ZodRecord ? parent.valueType : undefined
      names.push(namesByKey(draft).get(String(step)) ?? String(step))
    }
    here = child
  }
  return names.filter((name) => name !== '').join(', ')
}

/**
 * The names of the fields on the way to a value: `Table, Thickness`. A translation is named as the field of its
 * English text; '' if that no longer exists.
 */
export function describeField(place: Place & WithValue, draft: DraftCatalogue): string {
  const { file, jsonPath, value = valueOfFile(file, draft) } = place
  const { language = '', of = '' } = parseTranslationPath(file) ?? {}
  const english = valueOfFile(of, draft)
  if (english === undefined) return fieldNames({ file, jsonPath, value }, draft)
  const states = textStates(of, english, draft.translations.get(language)?.get(of))
  const text = states.find(({ key, found }) => (found?.at[0] ?? key) === jsonPath[0])
  return text ? fieldNames({ file: of, jsonPath: text.jsonPath, value: english }, draft) : ''
}

/** The names of the fields to which a pointer leads. */
function describePointer({ file, pointer, value }: Reference & WithValue, draft: DraftCatalogue) {
  const places = resolvePointer(value ?? valueOfFile(file, draft), pointer)
  const [jsonPath] = Array.isArray(places) ? places : []
  if (jsonPath !== undefined) return describeField({ file, jsonPath, value }, draft)
  // A reference to many pages has no single value, so its steps are listed instead.
  const steps = pointer.split('/').filter((step) => !['', '*'].includes(step))
  return steps.join(', ')
}

/** The name of a file and of a field in it: `Ridged sheets: Claims, Warranty`. */
export function describePlace(
  place: (Place | Reference) & WithValue,
  draft: DraftCatalogue,
): string {
  const field = 'jsonPath' in place ? describeField(place, draft) : describePointer(place, draft)
  return `${describeFile(place.file, draft)}: ${field}`
}
