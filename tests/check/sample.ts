import { z } from 'zod'
import { fieldMeta } from '../../src/catalogue/schemas/fieldMeta.ts'

/** An example sentence, changed: the check refuses the original. */
function ownWords(example: unknown): unknown {
  return typeof example === 'string' ? example.replace(/\.$/, ' today.') : example
}

/**
 * The smallest value of a schema, made of its examples: a fixture needs no text of the real site, and
 * every example is checked. The data of modules, such as the roof calculator, are part of it.
 */
export function sample(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return sample(schema.unwrap())
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(
          ([, field]) => field._zod.optin !== 'optional' || fieldMeta(field).module !== undefined,
        )
        .map(([key, field]) => [key, sample(field)]),
    )
  }
  const examples = z.globalRegistry.get(schema)?.examples
  if (Array.isArray(examples)) return ownWords(examples[0])
  if (schema instanceof z.ZodArray) return [sample(schema.element)]
  throw new Error(`the schema has no example: ${JSON.stringify(z.globalRegistry.get(schema))}`)
}
