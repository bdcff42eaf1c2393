import { z } from 'zod'
import { memoize } from '../memoize.ts'
import { Figure } from './figure.ts'
import { Value } from './specification.ts'
import { bothWordings } from './wording.ts'

/** The shape of a value, as Zod has it. */
export type Schema = z.core.$ZodType

/** The schema without optional and nullable around it. */
export function innermost(schema: Schema): Schema {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return wrapped ? innermost(schema.unwrap()) : schema
}

/** What the form calls a field whose title is a phrase, as messages need it. */
const fieldTitles: ReadonlyMap<Schema, string> = new Map<Schema, string>([
  [innermost(Figure), 'Figure'],
  [Value, 'Content'],
])

/** What the form says about a value: its title, its help, and which names can be chosen. */
export const describeSchema = memoize((schema: Schema) => {
  const { title, description, names } = {
    ...z.globalRegistry.get(innermost(schema)),
    ...z.globalRegistry.get(schema),
  }
  return {
    title: fieldTitles.get(innermost(schema)) ?? (title && bothWordings(title).inForm),
    description: description && bothWordings(description).inForm,
    names: typeof names === 'string' ? names : undefined,
  }
})
