import { z } from 'zod'
import { isRecord, type JsonObject } from './json.ts'
import { memoize } from './memoize.ts'
import { describeValue, quotedChoice } from './messageText.ts'
import { ownValue } from './ownValue.ts'
import type { Problem } from './problem.ts'
import { fieldMeta } from './schemas/fieldMeta.ts'
import { type Schema, unwrapOptional } from './schemas/schema.ts'
import { nearestWord, suggestFix } from './suggest.ts'

/** The option of a union that a value matches, or the fault if it matches none. */
type UnionMatch = { schema: Schema } | Problem

/** The description of a schema as a fix. */
function descriptionFix(schema: Schema): string {
  return fieldMeta(schema).description ?? ''
}

/** The expectation of a schema, as the beginning of a message. */
function expectedWords(schema: Schema): string {
  const { expected, title = 'Another kind of value' } = fieldMeta(schema)
  return expected ?? title
}

/**
 * Finds the option of a union that a value is most likely written for: by the discriminator if there
 * is one, otherwise by the value's JSON type and its keys.
 */
export function matchUnion(schema: z.ZodUnion, value: unknown): UnionMatch {
  if (schema instanceof z.ZodDiscriminatedUnion) return matchByDiscriminator(schema, value)
  const fitting = schema.options.filter((option) => acceptsType(option, value))
  const record = fitting.find((option) => option instanceof z.ZodRecord)
  if (record !== undefined) return { schema: record }
  const [first] = fitting.toSorted((a, b) => countKnownKeys(b, value) - countKnownKeys(a, value))
  if (first instanceof z.ZodUnion) return matchUnion(first, value)
  const objects = fitting.filter((option) => option instanceof z.ZodObject)
  if (isRecord(value) && objects.length > 1) return matchByKeys(schema, objects, value)
  if (first !== undefined) return { schema: first }
  return {
    message: `${expectedWords(schema)} is expected here, found ${describeValue(value)}`,
    fix: descriptionFix(schema),
  }
}

/** True if the type and the keys of a value are enough to choose an option. */
const isSettledByKeys: (union: z.ZodUnion) => boolean = memoize((union: z.ZodUnion) => {
  if (union instanceof z.ZodDiscriminatedUnion) return false
  return union.options.every((option) => !(option instanceof z.ZodUnion) || isSettledByKeys(option))
})

/** The option chosen so far for each combination of JSON type and keys. */
const chosenOptions = memoize((_union: z.ZodUnion) => new Map<string, Schema>())

function optionFor(union: z.ZodUnion, value: unknown): Schema | undefined {
  const match = matchUnion(union, value)
  return 'schema' in match ? resolveSchema(match.schema, value) : undefined
}

/** The schema without its wrappers; for a union, the option that the value is meant for. */
export function resolveSchema(wrapped: Schema | undefined, value: unknown): Schema | undefined {
  const schema = wrapped && unwrapOptional(wrapped)
  if (!(schema instanceof z.ZodUnion)) return schema
  if (!isSettledByKeys(schema)) return optionFor(schema, value)
  // Comparing keys is slow, and the rows of all tables share a few sets of keys.
  const optionCache = chosenOptions(schema)
  const keys = isRecord(value) ? Object.keys(value).join(' ') : ''
  const shapeKey = `${Array.isArray(value) ? 'list' : typeof value} ${keys}`
  const chosen = optionCache.get(shapeKey) ?? optionFor(schema, value)
  if (chosen !== undefined) optionCache.set(shapeKey, chosen)
  return chosen
}

/** The schema of a field or entry of a value. */
export function schemaInside(schema: Schema | undefined, key: string): Schema | undefined {
  if (schema instanceof z.ZodObject) return ownValue(schema.shape, key)
  if (schema instanceof z.ZodRecord) return schema.valueType
  return schema instanceof z.ZodArray ? schema.element : undefined
}

/** True if a schema accepts values of this JSON type. */
function acceptsType(schema: Schema, value: unknown): boolean {
  if (schema instanceof z.ZodUnion)
    return schema.options.some((option) => acceptsType(option, value))
  if (schema instanceof z.ZodObject) return isRecord(value)
  if (schema instanceof z.ZodRecord) return isRecord(value) && hasKeysOf(schema, value)
  if (schema instanceof z.ZodArray) return Array.isArray(value)
  return schema instanceof z.ZodString && typeof value === 'string'
}

/** True if a value has keys, and all are keys of the record. */
function hasKeysOf({ keyType }: z.ZodRecord, value: JsonObject): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => z.core.safeParse(keyType, key).success)
}

/** The number of a value's fields that a schema has, including misspelt ones. */
function countKnownKeys(schema: Schema, value: unknown): number {
  if (!isRecord(value)) return 0
  if (schema instanceof z.ZodUnion) {
    return Math.max(...schema.options.map((option) => countKnownKeys(option, value)))
  }
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.keys(value).filter((key) => nearestWord(key, fields) !== undefined).length
}

function matchByDiscriminator(schema: z.ZodDiscriminatedUnion, value: unknown): UnionMatch {
  const name = schema.def.discriminator
  const kinds = new Map<string, Schema>()
  for (const option of schema.options) {
    const literal = option instanceof z.ZodObject ? ownValue(option.shape, name) : undefined
    if (literal instanceof z.ZodLiteral) kinds.set(String(literal.value), option)
  }
  const words = [...kinds.keys()]
  const title = discriminatorTitle(schema, name)
  const fix = `Choose ${quotedChoice(words)} as “${title}”.`
  if (!isRecord(value)) {
    return {
      message: `Fields are expected here, found ${describeValue(value)}`,
      fix: `Its “${title}” is ${quotedChoice(words)}.`,
    }
  }
  const kind = ownValue(value, name)
  if (kind === undefined) {
    const misspelt = Object.keys(value).find((key) => nearestWord(key, [name]) !== undefined)
    if (misspelt === undefined) {
      return { jsonPath: [name], message: `“${title}” is missing here`, fix }
    }
    return {
      jsonPath: [misspelt],
      key: true,
      message: `"${misspelt}" is not a field here`,
      fix: `Did you mean "${name}"? ${fix}`,
    }
  }
  const option = typeof kind === 'string' ? kinds.get(kind) : undefined
  if (option !== undefined) return { schema: option }
  return {
    jsonPath: [name],
    message: `${quotedChoice(words)} is expected here, found ${describeValue(kind)}`,
    fix: typeof kind === 'string' ? suggestFix(kind, words, fix) : fix,
  }
}

/** The form title of the discriminator field. */
function discriminatorTitle(schema: z.ZodDiscriminatedUnion, name: string): string {
  const [option] = schema.options
  const field = option instanceof z.ZodObject ? ownValue(option.shape, name) : undefined
  return (field && fieldMeta(field).title) ?? name
}

function requiredKeys(option: z.ZodObject): string[] {
  return Object.keys(option.shape).filter(
    (key) => ownValue(option.shape, key)?._zod.optin !== 'optional',
  )
}

function matchByKeys(schema: Schema, options: z.ZodObject[], value: JsonObject): UnionMatch {
  const all = new Set(options.flatMap((option) => Object.keys(option.shape)))
  /** The fields that at least one option lacks. */
  const distinguishing = [...all].filter((key) =>
    options.some((option) => !Object.hasOwn(option.shape, key)),
  )
  const free = [...all].filter((key) => !Object.hasOwn(value, key))
  const intended = Object.keys(value).map((key) => (all.has(key) ? key : nearestWord(key, free)))
  const present = distinguishing.filter((key) => intended.includes(key))
  const [one] = present
  const fix = descriptionFix(schema)
  const titleOf = (key: string) => {
    const field = ownValue(options.find(({ shape }) => Object.hasOwn(shape, key))?.shape, key)
    return (field && fieldMeta(field).title) ?? key
  }
  if (one === undefined) {
    const fields = quotedChoice(distinguishing.map(titleOf))
    return { message: `One of the fields ${fields} is missing here`, fix }
  }
  const fitting = options.filter((option) =>
    present.every((key) => Object.hasOwn(option.shape, key)),
  )
  const missing = (option: z.ZodObject) =>
    requiredKeys(option).filter((key) => !intended.includes(key)).length
  const [best] = fitting.toSorted((a, b) => missing(a) - missing(b))
  if (best !== undefined) return { schema: best }
  const other = present.find(
    (key) => !options.some(({ shape }) => Object.hasOwn(shape, key) && Object.hasOwn(shape, one)),
  )
  return {
    jsonPath: other !== undefined && Object.hasOwn(value, other) ? [other] : [],
    key: true,
    message: `"${titleOf(one)}" and "${titleOf(other ?? '')}" cannot be used together`,
    fix,
  }
}
