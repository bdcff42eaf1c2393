import { z } from 'zod'
import { isInPages, schemaPathOf } from '../catalogue/catalogueFiles.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { resolveSchema, schemaInside } from '../catalogue/matchUnion.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { schemaOfFile } from '../pages/dataFiles.ts'

type Layout = {
  /** Puts short objects on one line, as the figures and table rows of a page are. */
  hasShortObjects: boolean
  /** Printed list -> its original text, for lists that must not be reformatted. */
  spellings: ReadonlyMap<string, string>
}

/** In characters. A longer list or object gets one line per value. */
const MAX_LINE = 100

/**
 * The canonical text of a file of `data/`: its schema is named at the top, fields follow the order of the
 * schema, and the layout depends on the values alone.
 * @param doubtful the texts of lists that are kept as typed, so that the check still asks about a comma
 */
export function printFile(
  file: string,
  value: JsonObject,
  doubtful: readonly string[] = [],
): string {
  const schema = schemaOfFile(file)
  const { $schema, ...data } = value
  const name = schema === undefined ? $schema : schemaPathOf(file)
  const fields = fieldsInOrder(data, resolveSchema(schema, data))
  const spellings = new Map(doubtful.map((list) => [printFlat(JSON.parse(list)), list]))
  const layout = { hasShortObjects: isInPages(file), spellings }
  const named = name === undefined ? fields : { $schema: name, ...fields }
  return `${printFields(named, '', layout)}\n`
}

/** A value with the fields of its objects in the order of their schemas. */
function inOrder(value: unknown, schema: Schema | undefined): unknown {
  const kind = resolveSchema(schema, value)
  if (Array.isArray(value)) {
    const element = kind instanceof z.ZodArray ? kind.element : undefined
    return value.map((entry) => inOrder(entry, element))
  }
  return isRecord(value) ? fieldsInOrder(value, kind) : value
}

/** Fields that the schema does not know come last; undefined fields are left out. */
function fieldsInOrder(value: JsonObject, kind: Schema | undefined): JsonObject {
  const keys = kind instanceof z.ZodObject ? Object.keys(kind.shape) : []
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    fields
      .toSorted(([one], [other]) => place(one) - place(other))
      .map(([key, inner]) => [key, inOrder(inner, schemaInside(kind, key))]),
  )
}

/** A value on one line. */
function printFlat(value: unknown, spellings?: Layout['spellings']): string {
  if (Array.isArray(value)) {
    const list = `[${value.map((entry) => printFlat(entry, spellings)).join(', ')}]`
    return spellings?.get(list) ?? list
  }
  // JSON.parse reads 1e400 as Infinity. It is written back, so that the check still reports it.
  if (value === Number.POSITIVE_INFINITY) return '1e400'
  if (value === Number.NEGATIVE_INFINITY) return '-1e400'
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, inner]) => {
    return `${JSON.stringify(key)}: ${printFlat(inner, spellings)}`
  })
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** True if a value is printed on one line when it is short enough. */
function isShort(value: unknown, layout: Layout): boolean {
  if (Array.isArray(value)) {
    // Several objects are a table, and each of them is a row.
    const isTable = value.length > 1 && value.every(isRecord)
    return !isTable && value.every((entry) => isShort(entry, layout))
  }
  if (!isRecord(value)) return true
  const fields = Object.values(value)
  return (
    fields.length === 0 || (layout.hasShortObjects && fields.every((one) => isShort(one, layout)))
  )
}

/** @param before the number of characters on the line before the value */
function printValue(value: unknown, indent: string, before: number, layout: Layout): string {
  if (isShort(value, layout)) {
    const flat = printFlat(value, layout.spellings)
    // A comma may follow.
    if (before + flat.length + 1 <= MAX_LINE) return flat
  }
  if (isRecord(value)) return printFields(value, indent, layout)
  if (!Array.isArray(value)) return printFlat(value)
  const inner = `${indent}  `
  const lines = value.map((entry) => inner + printValue(entry, inner, inner.length, layout))
  return `[\n${lines.join(',\n')}\n${indent}]`
}

function printFields(value: JsonObject, indent: string, layout: Layout): string {
  const inner = `${indent}  `
  const lines = Object.entries(value).map(([key, one]) => {
    const name = `${inner}${JSON.stringify(key)}: `
    return name + printValue(one, inner, name.length, layout)
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`
}
