import { z } from 'zod'
import type { Schema } from '../../catalogue/schemas/schema.ts'

/** The smallest value that fits the structure of a schema; `word` returns each single value. */
export function smallestValue(schema: Schema, leafValue: (schema: Schema) => unknown): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).filter(([, one]) => one._zod.optin !== 'optional')
    return Object.fromEntries(fields.map(([key, one]) => [key, smallestValue(one, leafValue)]))
  }
  if (schema instanceof z.ZodArray) {
    return schema.safeParse([]).success ? [] : [smallestValue(schema.element, leafValue)]
  }
  return leafValue(schema)
}
