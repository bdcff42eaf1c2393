import { z } from 'zod'
import { isFigure } from '../catalogue/figure.ts'
import { formatFigure, formatValue, itemsOf, labelOf } from '../catalogue/formatValue.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { resolveSchema } from '../catalogue/matchUnion.ts'
import { lowerTitle } from '../catalogue/messageText.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import type { Figure } from '../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import type { Value, Variants } from '../catalogue/schemas/specification.ts'
import { formattedText, textOfRuns } from '../catalogue/textRuns.ts'
import { listSeparators } from '../catalogue/valueWriting.ts'
import { schemaOfFile, sharedFilePath, sharedFiles } from '../pages/dataFiles.ts'
import { type DraftCatalogue, pagesOf } from '../pages/draftCatalogue.ts'
import { dayInWords } from './dayInWords.ts'
import { entryKey } from './pointer.ts'

/** A value of a file with its label, as visitors read both: `Thickness`, `0.60 mm, 0.71 mm`. */
export type LabelledValue = {
  jsonPath: JsonPath
  /** Identifies it when the entries of its list are reordered. */
  key: string
  label: string
  /** The same in words, with entries instead of lists: `“Works”, city`. */
  phrase: string
  /** Several if visitors read a list as one value. */
  items: readonly string[]
  /** True for a text that visitors read, not a reference to something. */
  isText?: boolean
  /** The groups of fields in lists that it is in, from the outermost; none for a figure of a table, which is said by itself. */
  entries?: readonly LabelledEntry[]
}

/** A group of fields in a list, as a person calls it: `“Works”`. */
export type LabelledEntry = {
  jsonPath: JsonPath
  phrase: string
  /** True if its name is in the phrase. */
  isNamed: boolean
}

/** A file of the catalogue: the title of its page or list, and its values. */
export type FileValues = {
  file: string
  name: string
  path?: string
  values: readonly LabelledValue[]
}

/** The location during the walk; `name` is the name of the list entry, `entry` the title of its schema. */
type WalkPosition = Pick<LabelledValue, 'jsonPath' | 'key' | 'label' | 'entries'> & {
  /** The parts of its phrase. */
  parts: readonly string[]
  name?: unknown
  entry?: string
}

/** The parts of a phrase with a title after them. */
function withTitle(parts: readonly string[], title: string): readonly string[] {
  return title === '' ? parts : [...parts, parts.length === 0 ? title : lowerTitle(title)]
}

/** The parts of a phrase with a list entry after them: its name in quotes, or the title of its schema. */
function withEntry(parts: readonly string[], name: unknown, title: string): readonly string[] {
  return typeof name === 'string' ? [...parts, `“${name}”`] : withTitle(parts, title)
}

function childPosition(
  position: WalkPosition,
  step: string | number,
  title: string,
  own = false,
): WalkPosition {
  const { entry } = position
  // After the name of an entry, such as the opening hours, its text is the entry itself.
  const isEntryText = entry !== undefined && typeof position.name === 'string' && title === 'Text'
  const name = own ? undefined : position.name
  // A group and its only list may have the same title.
  const isSame = name === undefined && position.label.split(', ').at(-1) === title
  const labels = [position.label, name, isSame ? '' : title]
  const parts = entry === undefined ? position.parts : withEntry(position.parts, name, entry)
  return {
    jsonPath: [...position.jsonPath, step],
    key: `${position.key}/${step}`,
    label: labels.filter(Boolean).join(', '),
    entries: position.entries,
    parts: withTitle(parts, isSame || isEntryText ? '' : title),
  }
}

/** Replaces no-break spaces, because people compare the text with the catalogue. */
function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** The values of a list one by one, each with its unit. */
function figureItems(figure: Figure, vocabulary: Vocabulary, property?: string): string[] {
  const each =
    'values' in figure ? figure.values.map((n) => ({ ...figure, values: [n] })) : [figure]
  return each.map((one) =>
    withOrdinarySpaces(textOfRuns(formatFigure(one, vocabulary, property).runs)),
  )
}

function valueItems(value: Value, vocabulary: Vocabulary, property: string): string[] {
  return itemsOf(value).flatMap((item) =>
    typeof item === 'object' && isFigure(item)
      ? figureItems(item, vocabulary, property)
      : [
          formattedText(
            formatValue(item, vocabulary, property),
            listSeparators(vocabulary.language),
          ),
        ],
  )
}

function isVariants(value: JsonObject): value is Variants {
  return 'by' in value && 'columns' in value && 'rows' in value
}

/** True if it is a claim, or a row with its value. */
function isPropertyValue(
  value: JsonObject,
): value is { property: string; figure?: Figure; value?: Value } {
  return 'property' in value && ('figure' in value || 'value' in value)
}

function formatScalar(value: unknown, schema: Schema | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const isDay = schema instanceof z.ZodISODate && z.core.safeParse(schema, value).success
  return isDay ? dayInWords(String(value)) : String(value)
}

function isText(schema: Schema | undefined): boolean {
  return schema instanceof z.ZodString && fieldMeta(schema).names === undefined
}

/** The label of a key of the vocabulary, which visitors read instead of it; undefined for other texts. */
function vocabularyLabel(
  key: unknown,
  schema: Schema | undefined,
  { properties, words }: Vocabulary,
) {
  const { names } = fieldMeta(schema)
  if (typeof key !== 'string') return undefined
  if (names === 'property') return ownValue(properties, key)?.label
  return names === 'word' ? ownValue(words, key)?.label : undefined
}

function* valuesInVariants(
  { columns, by, rows }: Variants,
  { jsonPath }: WalkPosition,
  vocabulary: Vocabulary,
) {
  for (const [i, row] of rows.entries()) {
    const variantValue = ownValue(row, by)
    const variant =
      variantValue === undefined
        ? ''
        : formattedText(
            formatValue(variantValue, vocabulary, by),
            listSeparators(vocabulary.language),
          )
    for (const column of columns) {
      const value = ownValue(row, column)
      if (value === undefined) continue
      const label = `${labelOf(column, vocabulary)} (${variant})`
      const items = valueItems(value, vocabulary, column)
      yield {
        jsonPath: [...jsonPath, 'rows', i, column],
        key: `${column} ${variant}`,
        label,
        phrase: label,
        items,
      }
    }
  }
}

function* valuesInList(
  list: unknown[],
  schema: Schema | undefined,
  position: WalkPosition,
  vocabulary: Vocabulary,
) {
  const element = schema instanceof z.ZodArray ? schema.element : undefined
  for (const [i, entry] of list.entries()) {
    const { field, name } = entryKey(entry) ?? {}
    // Visitors read a label rather than a key or a path.
    const word = field === 'colour' ? ownValue(vocabulary.words, name ?? '')?.label : undefined
    const shown = isRecord(entry) ? [entry.label, entry.title, entry.name, word, name] : []
    // Not its index, which changes when another entry is added or removed.
    const key = `${position.key}/${name ?? (isRecord(entry) ? JSON.stringify(entry) : String(entry))}`
    const title = isRecord(entry) ? fieldMeta(element).title : undefined
    const child = childPosition(position, i, '')
    const named = shown.find((one) => typeof one === 'string')
    // Beside its entry, the title of a list says nothing.
    const parts = title ? position.parts.slice(0, -1) : child.parts
    const called = named ?? (isRecord(entry) ? entry.heading : undefined)
    const isNamed = typeof called === 'string'
    const phrase = withEntry(parts, called, title ?? '').join(', ')
    yield* valuesIn(
      entry,
      element,
      {
        ...child,
        key,
        name: named,
        parts,
        ...(title && {
          entry: title,
          entries: [...(position.entries ?? []), { jsonPath: child.jsonPath, phrase, isNamed }],
        }),
      },
      vocabulary,
    )
  }
}

function* valuesInFields(
  fields: JsonObject,
  schema: Schema | undefined,
  position: WalkPosition,
  vocabulary: Vocabulary,
) {
  const nameField = entryKey(fields)?.field
  for (const [field, value] of Object.entries(fields)) {
    const shape = schema instanceof z.ZodObject ? ownValue(schema.shape, field) : undefined
    const each = schema instanceof z.ZodRecord ? schema.valueType : undefined
    const keyType = schema instanceof z.ZodRecord ? schema.keyType : undefined
    const named =
      keyType instanceof z.ZodType ? vocabularyLabel(field, keyType, vocabulary) : undefined
    const title = fieldMeta(shape).title ?? named ?? field
    yield* valuesIn(
      value,
      shape ?? each,
      childPosition(position, field, title, nameField === field),
      vocabulary,
    )
  }
}

function* valuesIn(
  value: unknown,
  schema: Schema | undefined,
  position: WalkPosition,
  vocabulary: Vocabulary,
): Iterable<LabelledValue> {
  const resolved = resolveSchema(schema, value)
  const { jsonPath, key, label, entries } = position
  const phrase = position.parts.join(', ')
  if (Array.isArray(value)) yield* valuesInList(value, resolved, position, vocabulary)
  else if (value === null) return
  else if (!isRecord(value)) {
    const shown = vocabularyLabel(value, resolved, vocabulary) ?? formatScalar(value, resolved)
    yield { jsonPath, key, label, phrase, items: [shown], isText: isText(resolved), entries }
  } else if (isFigure(value)) {
    yield { jsonPath, key, label, phrase, items: figureItems(value, vocabulary) }
  } else if (isVariants(value)) yield* valuesInVariants(value, position, vocabulary)
  else if (isPropertyValue(value)) {
    const { property } = value
    const items = valueItems(value.figure ?? value.value ?? [], vocabulary, property)
    const name = labelOf(property, vocabulary)
    yield { jsonPath, key, label: name, phrase: name, items }
  }
  // Its figure is listed with the claims.
  else if (!('claim' in value)) yield* valuesInFields(value, resolved, position, vocabulary)
}

/** A file of the draft with its value; for a page, also its path and heading. */
type ReadFile = { file: string; value: unknown; path?: string; heading?: string }

function* filesOf(draft: DraftCatalogue): Iterable<ReadFile> {
  for (const { file, path, page } of pagesOf(draft)) {
    yield { file, value: page, path, heading: 'heading' in page ? page.heading : undefined }
  }
  for (const part of sharedFiles) {
    if (draft[part] !== undefined) yield { file: sharedFilePath(part), value: draft[part] }
  }
}

/**
 * All values of the catalogue, file by file, in the words and figures that visitors read, labelled with
 * the titles of the fields in the schema.
 * @param file the only file to read; by default all files are read
 * @returns nothing while the vocabulary cannot be read; files that do not match their schema are left out
 */
export function labelledValues(draft: DraftCatalogue, file?: string): FileValues[] {
  const vocabulary = draft.properties
  if (vocabulary === undefined) return []
  const wanted = [...filesOf(draft)].filter((one) => file === undefined || one.file === file)
  return wanted.map(({ file, value, path, heading }) => {
    const schema = schemaOfFile(file)
    const name = heading ?? fieldMeta(schema).title ?? file
    const position = { jsonPath: [], key: '', label: '', parts: [] }
    return { file, name, path, values: [...valuesIn(value, schema, position, vocabulary)] }
  })
}
