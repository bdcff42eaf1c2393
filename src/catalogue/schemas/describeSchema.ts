import { z } from 'zod'
import { memoize } from '../memoize.ts'
import { Figure } from './figure.ts'
import { Value } from './specification.ts'

/** Any Zod schema. */
export type Schema = z.core.$ZodType

/** The schema inside any optional and nullable wrappers. */
export function unwrapOptional(schema: Schema): Schema {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return wrapped ? unwrapOptional(schema.unwrap()) : schema
}

/** The name of a field in messages, for fields whose title is a phrase. */
const fieldTitles: ReadonlyMap<Schema, string> = new Map<Schema, string>([
  [unwrapOptional(Figure), 'Figure'],
  [Value, 'Content'],
])

/** The texts of a form field: title, help, and the names to choose from. */
export const describeSchema = memoize((schema: Schema) => {
  const { title, description, names } = {
    ...z.globalRegistry.get(unwrapOptional(schema)),
    ...z.globalRegistry.get(schema),
  }
  return {
    title: fieldTitles.get(unwrapOptional(schema)) ?? title,
    description,
    names: typeof names === 'string' ? names : undefined,
  }
})
