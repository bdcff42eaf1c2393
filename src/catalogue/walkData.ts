import type { z } from 'zod'
import { isRecord } from './json.ts'
import { resolveSchema, schemaInside } from './matchUnion.ts'
import type { JsonPath } from './problem.ts'
import { fieldMeta } from './schemas/fieldMeta.ts'
import type { Schema } from './schemas/schema.ts'

/** A value of the data with its schema. */
export type DataNode = {
  value: unknown
  jsonPath: JsonPath
  /** The schema of its field, which may be optional or a union. */
  field: Schema | undefined
  /** The schema without wrappers; for a union, the option that the value matches. */
  schema: Schema | undefined
  /** The object or list that contains it. */
  parent: DataNode | undefined
}

/** The metadata of the value's field in the schema. */
export function nodeMeta({ field, schema }: DataNode): z.GlobalMeta {
  return fieldMeta(field, schema)
}

function dataNode(
  value: unknown,
  field: Schema | undefined,
  jsonPath: JsonPath,
  parent?: DataNode,
): DataNode {
  return { value, jsonPath, field, schema: resolveSchema(field, value), parent }
}

/** The fields or entries of a value. */
function valuesInside(parent: DataNode): DataNode[] {
  const { value, schema, jsonPath } = parent
  if (Array.isArray(value)) {
    const entry = schemaInside(schema, '')
    return value.map((item, i) => dataNode(item, entry, [...jsonPath, i], parent))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).map(([key, item]) =>
    dataNode(item, schemaInside(schema, key), [...jsonPath, key], parent),
  )
}

function collect(node: DataNode, enters: (node: DataNode) => boolean, all: DataNode[]): DataNode[] {
  all.push(node)
  if (enters(node)) for (const inside of valuesInside(node)) collect(inside, enters, all)
  return all
}

/**
 * A value of the data and every value inside it, from the top.
 * @param schema if left out, only the data is walked
 * @param enters returns false for a value whose contents are skipped
 */
export function walkData(
  value: unknown,
  schema?: Schema,
  enters: (node: DataNode) => boolean = () => true,
): readonly DataNode[] {
  return collect(dataNode(value, schema, []), enters, [])
}

function mapFrom(node: DataNode, change: (node: DataNode) => unknown): unknown {
  const changed = change(node)
  if (changed !== undefined) return changed
  const inside = valuesInside(node).map((one) => {
    return [String(one.jsonPath.at(-1)), mapFrom(one, change)] as const
  })
  if (Array.isArray(node.value)) return inside.map(([, item]) => item)
  return isRecord(node.value) ? Object.fromEntries(inside) : node.value
}

/**
 * A copy of a value of the data with some values in it replaced.
 * @param change returns the new value, whose contents are not visited, or undefined for no change
 */
export function mapValues(
  value: unknown,
  schema: Schema | undefined,
  change: (node: DataNode) => unknown,
): unknown {
  return mapFrom(dataNode(value, schema, []), change)
}
