import { z } from 'zod'

/** Any Zod schema. */
export type Schema = z.core.$ZodType

/** The schema inside any optional and nullable wrappers. */
export function unwrapOptional(schema: Schema): Schema {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return wrapped ? unwrapOptional(schema.unwrap()) : schema
}
