import { z } from 'zod'
import { glossaryFile, parseTranslationPath } from '../catalogue/catalogueFiles.ts'
import { isRecord } from '../catalogue/format.ts'
import { resolveSchema } from '../catalogue/matchUnion.ts'
import { memoize } from '../catalogue/memoize.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { pathOfPageFile, schemaOfFile } from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { fileDisplayName } from '../pages/fileTitle.ts'
import { entryKey, resolvePointer, valueAt } from './pointer.ts'
import { type Reference, valueOfFile } from './references.ts'
import { languageName } from './translation/languages.ts'
import { isUnwritten } from './unwrittenTexts.ts'

/** The names of words, of properties and of pages, by their keys and paths. */
export type EntryNames = Readonly<Record<string, { label: string }>>

/** The names by which a form calls an entry that has only the key of a word or property, or the path of a page. */
export const entryNames = memoize((draft: DraftCatalogue): EntryNames => {
  const { properties, categories, pages } = draft
  const menus = (categories?.categories ?? []).flatMap(({ path, label, items }) => [
    [path, { label }] as const,
    ...items.map(({ path, name }) => [path, { label: name }] as const),
  ])
  const headings = [...pages].flatMap(([path, page]) => {
    const label = pageHeadingOf(page)
    return label === undefined ? [] : [[path, { label }] as const]
  })
  return {
    ...properties?.words,
    ...properties?.properties,
    ...Object.fromEntries([...headings, ...menus]),
  }
})

/** The name of a list entry: its label, title or name, the properties in which variants differ, or its kind and number. */
export function entryTitle(entry: unknown, kind: string, at: number, labels?: EntryNames): string {
  const named = isRecord(entry) ? [entry.label, entry.title, entry.name, entry.heading] : []
  const name = named.find((one) => typeof one === 'string' && one !== '' && !isUnwritten(one))
  if (typeof name === 'string') return name
  const key = isPath(entry) ? entry : entryKey(entry)?.name
  if (key !== undefined && key !== '' && !isUnwritten(key)) return labelOf(key, labels)
  const columns = variantColumns(entry)
  if (columns.length > 0) return columns.map((one) => labelOf(one, labels)).join(', ')
  return `${kind} ${at + 1}`
}

/** True for the path of a page that is a list entry by itself. */
function isPath(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.startsWith('/')
}

function labelOf(key: string, labels?: EntryNames): string {
  return ownValue(labels, key)?.label ?? key
}

/** The properties that differ by variant, if an entry is the row of a table that holds variants. */
function variantColumns(entry: unknown): string[] {
  const columns = isRecord(entry) && isRecord(entry.variants) ? entry.variants.columns : undefined
  if (!Array.isArray(columns)) return []
  return columns.filter((one): one is string => typeof one === 'string' && one !== '')
}

/** The names of the fields on the way to a value, as the form shows them: `Table, Thickness`. */
export function fieldLabel(
  file: string,
  value: unknown,
  path: JsonPath,
  labels?: EntryNames,
): string {
  let schema: Schema | undefined = schemaOfFile(file)
  let here = value
  const names: string[] = []
  for (const step of path) {
    // A figure is one field.
    if (schema !== undefined && fieldMeta(schema).control === 'figure') break
    const kind = resolveSchema(schema, here)
    const child = valueAt(here, [step])
    if (kind instanceof z.ZodObject) {
      // Not `__proto__`, which every object has.
      schema = Object.hasOwn(kind.shape, step) ? kind.shape[step] : undefined
      names.push((schema && fieldMeta(schema).title) ?? String(step))
    } else if (kind instanceof z.ZodArray) {
      schema = kind.element
      // The list itself says less than its entry.
      names.pop()
      names.push(entryTitle(child, fieldMeta(schema).title ?? '', Number(step), labels))
    } else {
      schema = kind instanceof z.ZodRecord ? kind.valueType : undefined
      names.push(ownValue(labels, String(step))?.label ?? String(step))
    }
    here = child
  }
  return names.filter((name) => name !== '').join(', ')
}

/** The names of the fields on the way to a value of a catalogue; see {@link fieldLabel}. */
export function labelInDraft(draft: DraftCatalogue, file: string, jsonPath: JsonPath): string {
  return fieldLabel(file, valueOfFile(file, draft), jsonPath, entryNames(draft))
}

/** The heading of a page; undefined if it cannot be read. */
export function pageHeadingOf(page: unknown): string | undefined {
  return isRecord(page) && typeof page.heading === 'string' ? page.heading : undefined
}

/** The display name of a file with this value; for a page, its heading. */
export function nameOfFile(file: string, value: unknown): string {
  return pageHeadingOf(value) ?? fileDisplayName(file)
}

/** The name of a page in the menus. */
function menuName(path: string, { categories }: DraftCatalogue): string | undefined {
  for (const { path: own, label, items } of categories?.categories ?? []) {
    if (own === path) return label
    const item = items.find((one) => one.path === path)
    if (item !== undefined) return item.name
  }
  return undefined
}

/** The display name of a file of a catalogue; for an unreadable page, its name in the menus. */
export function nameInDraft(file: string, draft: DraftCatalogue): string {
  const { language, of } = parseTranslationPath(file) ?? {}
  if (language !== undefined && of !== undefined && file !== glossaryFile(language)) {
    return `${nameInDraft(of, draft)} (${languageName(language)})`
  }
  const path = pathOfPageFile(file) ?? ''
  const heading = pageHeadingOf(draft.pages.get(path))
  return heading ?? menuName(path, draft) ?? fileDisplayName(file)
}

/** The heading of a page between quotation marks; if it cannot be read, its name in the menus or its address. */
export function pageWording(file: string, draft: DraftCatalogue): string {
  return `“${nameInDraft(file, draft)}”`
}

/**
 * A location in the data in words: `Ridged sheets: Claims, Warranty`.
 * @param value the value of the file; undefined if it cannot be read
 */
export function placeName(
  { file, pointer }: Reference,
  value: unknown,
  labels?: EntryNames,
): string {
  const found = resolvePointer(value, pointer)
  const [jsonPath] = Array.isArray(found) ? found : []
  // A reference to many pages has no single value, so its steps are listed instead.
  const steps = jsonPath ?? pointer.split('/').filter((step) => !['', '*'].includes(step))
  const field =
    jsonPath === undefined ? steps.join(', ') : fieldLabel(file, value, jsonPath, labels)
  return `${nameOfFile(file, value)}: ${field}`
}

/** The name of a value in messages. */
export function placeWording({ file, pointer }: Reference, draft: DraftCatalogue): string {
  const name = placeName({ file, pointer }, valueOfFile(file, draft), entryNames(draft))
  return `“${name}”`
}
