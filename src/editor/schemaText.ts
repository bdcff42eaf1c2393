import { z } from 'zod'
import { memoize } from '../catalogue/memoize.ts'
import { Figure } from '../catalogue/schemas/figure.ts'
import { Value } from '../catalogue/schemas/specification.ts'
import { editorWords } from './edit/editorWords.ts'
import { plainWords } from './plainWords.ts'

/** The shape of a value, as Zod has it. */
export type Schema = z.core.$ZodType

/** The schema without optional and nullable around it. */
export function innermost(schema: Schema): Schema {
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return wrapped ? innermost(schema.unwrap()) : schema
}

/** What the form calls a value whose title says how it is written in the file. */
const plainTitles: ReadonlyMap<Schema, string> = new Map<Schema, string>([
  [innermost(Figure), editorWords.value],
  [Value, editorWords.says],
])

/** What the schema says about a value: its title, its help, and which names can be chosen. */
export const describeSchema = memoize((schema: Schema) => {
  const { title, description, names } = {
    ...z.globalRegistry.get(innermost(schema)),
    ...z.globalRegistry.get(schema),
  }
  const plain = plainTitles.get(innermost(schema))
  return {
    title: plain ?? (title && plainWords(title)),
    description: description && plainWords(description),
    names: typeof names === 'string' ? names : undefined,
  }
})
