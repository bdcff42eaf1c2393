import type { z } from 'zod'
import { isRecord } from './format.ts'
import { resolveSchema, schemaInside } from './matchUnion.ts'
import type { JsonPath } from './problem.ts'
import { fieldMeta } from './schemas/fieldMeta.ts'

type Schema = z.core.$ZodType | undefined

/** A value of the data with its schema. */
export type Walked = {
  value: unknown
  jsonPath: JsonPath
  /** The schema of its field, which may be optional or a union. */
  field: Schema
  /** The schema without wrappers; for a union, the option that the value matches. */
  schema: Schema
  /** The object or list that contains it. */
  parent: Walked | undefined
}

/** The metadata of the value's field in the schema. */
export function metaAt({ field, schema }: Walked): z.GlobalMeta {
  return fieldMeta(field, schema)
}

function walked(value: unknown, field: Schema, jsonPath: JsonPath, parent?: Walked): Walked {
  return { value, jsonPath, field, schema: resolveSchema(field, value), parent }
}

/** The fields or entries of a value. */
function valuesInside(parent: Walked): Walked[] {
  const { value, schema, jsonPath } = parent
  if (Array.isArray(value)) {
    const entry = schemaInside(schema, '')
    return value.map((item, i) => walked(item, entry, [...jsonPath, i], parent))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).map(([key, item]) =>
    walked(item, schemaInside(schema, key), [...jsonPath, key], parent),
  )
}

function collect(place: Walked, enters: (place: Walked) => boolean, all: Walked[]): Walked[] {
  all.push(place)
  if (enters(place)) for (const inside of valuesInside(place)) collect(inside, enters, all)
  return all
}

/**
 * A value of the data and every value inside it, from the top.
 * @param schema if left out, only the data is walked
 * @param enters returns false for a value whose contents are skipped
 */
export function walk(
  value: unknown,
  schema?: Schema,
  enters: (place: Walked) => boolean = () => true,
): readonly Walked[] {
  return collect(walked(value, schema, []), enters, [])
}

function mapFrom(place: Walked, change: (place: Walked) => unknown): unknown {
  const changed = change(place)
  if (changed !== undefined) return changed
  const inside = valuesInside(place).map((one) => {
    return [String(one.jsonPath.at(-1)), mapFrom(one, change)] as const
  })
  if (Array.isArray(place.value)) return inside.map(([, item]) => item)
  return isRecord(place.value) ? Object.fromEntries(inside) : place.value
}

/**
 * A copy of a value of the data with some values in it replaced.
 * @param change returns the new value, whose contents are not visited, or undefined for no change
 */
export function mapValues(
  value: unknown,
  schema: Schema,
  change: (place: Walked) => unknown,
): unknown {
  return mapFrom(walked(value, schema, []), change)
}
