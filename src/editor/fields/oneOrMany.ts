import { z } from 'zod'
import type { Schema } from '../../catalogue/schemas/schema.ts'

/** The schema of one thing and of a list of them, if a value may be either; otherwise undefined. */
export function oneOrMany(schema: Schema): { one: Schema; many: Schema } | undefined {
  if (!(schema instanceof z.ZodUnion)) return undefined
  const [one, many, third] = schema.options
  if (one === undefined || third !== undefined || !(many instanceof z.ZodArray)) return undefined
  return { one, many }
}
