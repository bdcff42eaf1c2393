import { z } from 'zod'
import { isRecord } from '../../catalogue/json.ts'
import { resolveSchema } from '../../catalogue/matchUnion.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'

/** The path from a value to its first field that can be typed in; to itself if it is a field, or empty. */
export function firstField(schema: Schema, value: unknown): JsonPath {
  const kind = resolveSchema(schema, value)
  if (kind instanceof z.ZodArray && Array.isArray(value) && value.length > 0) {
    return [0, ...firstField(kind.element, value[0])]
  }
  if (!isRecord(value)) return []
  if (kind instanceof z.ZodRecord) {
    const [key] = Object.keys(value)
    return key === undefined ? [] : [key, ...firstField(kind.valueType, value[key])]
  }
  if (!(kind instanceof z.ZodObject)) return []
  for (const [key, one] of Object.entries(kind.shape)) {
    if (!Object.hasOwn(value, key) || one instanceof z.ZodLiteral) continue
    return [key, ...firstField(one, ownValue(value, key))]
  }
  return []
}
