import { z } from 'zod'
import { describeValue, type Fields, isRecord, quotedChoice } from './format.ts'
import { memoize } from './memoize.ts'
import type { JsonPath } from './problem.ts'
import { didYouMean, nearest } from './suggest.ts'

type Schema = z.core.$ZodType

/** The option of a union that a value is checked against, or why it matches none; `jsonPath` leads to a key. */
type UnionMatch =
  | { schema: Schema }
  | { jsonPath?: JsonPath; key?: boolean; message: string; hint: string }

/**
 * Finds the option of a union that a value is most likely written for: by the discriminator where there
 * is one, otherwise by the value's JSON type and its keys.
 */
export function matchUnion(schema: z.ZodUnion, value: unknown): UnionMatch {
  if (schema instanceof z.ZodDiscriminatedUnion) return matchByDiscriminator(schema, value)
  const fitting = schema.options.filter((option) => acceptsType(option, value))
  const [first] = fitting.toSorted((a, b) => countKnownKeys(b, value) - countKnownKeys(a, value))
  if (first instanceof z.ZodUnion) return matchUnion(first, value)
  const objects = fitting.filter((option) => option instanceof z.ZodObject)
  if (isRecord(value) && objects.length > 1) return matchByKeys(schema, objects, value)
  if (first !== undefined) return { schema: first }
  const words = z.globalRegistry.get(schema)
  return {
    message: `${words?.title ?? 'Another kind of value'} is expected here, found ${describeValue(value)}`,
    hint: words?.description ?? '',
  }
}

/** The schema of a value that need not be there. */
export function withoutOptional(schema: Schema | undefined): Schema | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? withoutOptional(schema.unwrap())
    : schema
}

/** Whether the type and the keys of a value are enough to choose an option. */
const isSettledByKeys: (union: z.ZodUnion) => boolean = memoize((union: z.ZodUnion) => {
  if (union instanceof z.ZodDiscriminatedUnion) return false
  return union.options.every((option) => !(option instanceof z.ZodUnion) || isSettledByKeys(option))
})

/** The options of a union that were chosen for values of each type with the same keys. */
const chosenOptions = memoize((_union: z.ZodUnion) => new Map<string, Schema>())

function optionFor(union: z.ZodUnion, value: unknown): Schema | undefined {
  const match = matchUnion(union, value)
  return 'schema' in match ? resolveSchema(match.schema, value) : undefined
}

/** The schema without its wrappers; of a union the option that a value is written for. */
export function resolveSchema(wrapped: Schema | undefined, value: unknown): Schema | undefined {
  const schema = withoutOptional(wrapped)
  if (!(schema instanceof z.ZodUnion)) return schema
  if (!isSettledByKeys(schema)) return optionFor(schema, value)
  // To compare keys takes long, and the rows of all tables have the same few.
  const known = chosenOptions(schema)
  const keys = isRecord(value) ? Object.keys(value).join(' ') : ''
  const kind = `${Array.isArray(value) ? 'list' : typeof value} ${keys}`
  const chosen = known.get(kind) ?? optionFor(schema, value)
  if (chosen !== undefined) known.set(kind, chosen)
  return chosen
}

/** The schema of a field or entry of a value. */
export function schemaInside(schema: Schema | undefined, key: string): Schema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key]
  if (schema instanceof z.ZodRecord) return schema.valueType
  return schema instanceof z.ZodArray ? schema.element : undefined
}

/** Whether a schema accepts values of this JSON type. */
function acceptsType(schema: Schema, value: unknown): boolean {
  if (schema instanceof z.ZodUnion)
    return schema.options.some((option) => acceptsType(option, value))
  if (schema instanceof z.ZodObject) return isRecord(value)
  if (schema instanceof z.ZodArray) return Array.isArray(value)
  return schema instanceof z.ZodString && typeof value === 'string'
}

/** How many of a value's fields a schema has, misspelt ones included. */
function countKnownKeys(schema: Schema, value: unknown): number {
  if (!isRecord(value)) return 0
  if (schema instanceof z.ZodUnion) {
    return Math.max(...schema.options.map((option) => countKnownKeys(option, value)))
  }
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.keys(value).filter((key) => nearest(key, known) !== undefined).length
}

function matchByDiscriminator(schema: z.ZodDiscriminatedUnion, value: unknown): UnionMatch {
  const name = schema.def.discriminator
  const kinds = new Map<string, Schema>()
  for (const option of schema.options) {
    const literal = option instanceof z.ZodObject ? option.shape[name] : undefined
    if (literal instanceof z.ZodLiteral) kinds.set(String(literal.value), option)
  }
  const words = [...kinds.keys()]
  const hint = `Write "${name}": ${quotedChoice(words)}.`
  if (!isRecord(value)) {
    return {
      message: `Fields in braces { } are expected here, found ${describeValue(value)}`,
      hint: `It begins with its ${name}: ${quotedChoice(words)}.`,
    }
  }
  const kind = value[name]
  if (kind === undefined) {
    const misspelt = Object.keys(value).find((key) => nearest(key, [name]) !== undefined)
    if (misspelt === undefined) return { message: `The field "${name}" is missing here`, hint }
    const message = `"${misspelt}" is not a field here`
    return { jsonPath: [misspelt], key: true, message, hint: `Did you mean "${name}"?` }
  }
  const option = typeof kind === 'string' ? kinds.get(kind) : undefined
  if (option !== undefined) return { schema: option }
  return {
    jsonPath: [name],
    message: `${quotedChoice(words)} is expected here, found ${describeValue(kind)}`,
    hint: typeof kind === 'string' ? didYouMean(kind, words, hint) : hint,
  }
}

function required(option: z.ZodObject): string[] {
  return Object.keys(option.shape).filter((key) => option.shape[key]?._zod.optin !== 'optional')
}

function matchByKeys(schema: Schema, options: z.ZodObject[], value: Fields): UnionMatch {
  const all = new Set(options.flatMap((option) => Object.keys(option.shape)))
  /** The fields that not all options have. */
  const distinguishing = [...all].filter((key) => options.some((option) => !(key in option.shape)))
  const free = [...all].filter((key) => !(key in value))
  const intended = Object.keys(value).map((key) => (all.has(key) ? key : nearest(key, free)))
  const present = distinguishing.filter((key) => intended.includes(key))
  const [one] = present
  const hint = z.globalRegistry.get(schema)?.description ?? ''
  if (one === undefined) {
    return { message: `One of the fields ${quotedChoice(distinguishing)} is missing here`, hint }
  }
  const fitting = options.filter((option) => present.every((key) => key in option.shape))
  const missing = (option: z.ZodObject) =>
    required(option).filter((key) => !intended.includes(key)).length
  const [best] = fitting.toSorted((a, b) => missing(a) - missing(b))
  if (best !== undefined) return { schema: best }
  const other = present.find((key) => !options.some(({ shape }) => key in shape && one in shape))
  return {
    jsonPath: other !== undefined && Object.hasOwn(value, other) ? [other] : [],
    key: true,
    message: `"${one}" and "${other}" cannot be used together`,
    hint,
  }
}
