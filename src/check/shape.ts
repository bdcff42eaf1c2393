import { z } from 'zod'
import {
  count,
  describeValue,
  type Fields,
  isRecord,
  quote,
  quotedChoice,
} from '../catalogue/format.ts'
import { matchUnion } from '../catalogue/matchUnion.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { didYouMean, nearest } from '../catalogue/suggest.ts'

/** A breach of the schema, in words. */
type ShapeFault = { jsonPath: JsonPath; key?: boolean; message: string; hint: string }

type Schema = z.core.$ZodType

/** More faults than this in one file help nobody. */
const MOST_FAULTS = 100

/** The schema's description of a field with an example, for the hint. */
function exampleHint(schema: Schema | undefined): string {
  const meta = schema && z.globalRegistry.get(schema)
  const first = Array.isArray(meta?.examples) ? meta.examples[0] : undefined
  const shown = first === undefined ? '' : ` For example: ${JSON.stringify(first)}`
  return `${meta?.description ?? ''}${shown}`.trim()
}

/**
 * Explains in plain words how a value breaks its schema. Of a union only the faults of the option that
 * the value was most likely written for are reported.
 */
export function explainShape(schema: Schema, value: unknown): ShapeFault[] {
  const faults: ShapeFault[] = []
  for (const fault of faultsOf(schema, value, [])) {
    faults.push(fault)
    if (faults.length === MOST_FAULTS) break
  }
  return faults
}

function* faultsOf(schema: Schema, value: unknown, jsonPath: JsonPath): Iterable<ShapeFault> {
  if (schema instanceof z.ZodOptional || (schema instanceof z.ZodNullable && value !== null)) {
    yield* faultsOf(schema.unwrap(), value, jsonPath)
  } else if (schema instanceof z.ZodUnion) {
    const match = matchUnion(schema, value)
    if ('schema' in match) yield* faultsOf(match.schema, value, jsonPath)
    else yield { ...match, jsonPath: [...jsonPath, ...(match.jsonPath ?? [])] }
  } else if (schema instanceof z.ZodObject && isRecord(value)) {
    yield* fieldFaults(schema, value, jsonPath)
  } else if (schema instanceof z.ZodRecord && isRecord(value)) {
    yield* recordFaults(schema, value, jsonPath)
  } else {
    // Faults below this place are reported at their own places.
    const issues = z.core.safeParse(schema, value).error?.issues ?? []
    for (const issue of issues) {
      if (issue.path.length === 0) yield { jsonPath, ...describeIssue(schema, issue, value) }
    }
    if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return
    // A list that is far too long is not looked through.
    if (issues.some(({ code, path }) => code === 'too_big' && path.length === 0)) return
    for (const [i, item] of value.entries()) yield* faultsOf(schema.element, item, [...jsonPath, i])
  }
}

function* fieldFaults(
  schema: z.ZodObject,
  value: Fields,
  jsonPath: JsonPath,
): Iterable<ShapeFault> {
  const known = Object.keys(schema.shape)
  const free = known.filter((name) => !(name in value))
  const missing = new Set(free.filter((key) => schema.shape[key]?._zod.optin !== 'optional'))
  for (const key of Object.keys(value)) {
    // A field of that name has been refused with the text of the file.
    if (known.includes(key) || key === '__proto__') continue
    const intended = nearest(key, free)
    if (intended !== undefined) missing.delete(intended)
    yield {
      jsonPath: [...jsonPath, key],
      key: true,
      message: `${quote(key)} is not a field here`,
      hint: didYouMean(key, free, `Allowed here: ${known.join(', ')}.`),
    }
  }
  yield* missingFields([...missing], schema, jsonPath)
  for (const [key, child] of Object.entries(schema.shape)) {
    if (key in value) yield* faultsOf(child, value[key], [...jsonPath, key])
  }
}

/** Missing fields, each by itself, or all in one fault where they are many. */
function missingFields(
  keys: readonly string[],
  schema: z.ZodObject,
  jsonPath: JsonPath,
): ShapeFault[] {
  if (keys.length > 3) {
    const message = `The fields ${keys.map(quote).join(', ')} are missing here`
    return [{ jsonPath, message, hint: 'Look at another file of this kind for an example.' }]
  }
  return keys.map((key) => missingField(key, schema.shape[key], jsonPath))
}

function missingField(key: string, child: Schema | undefined, jsonPath: JsonPath): ShapeFault {
  const hint = `Add "${key}". ${exampleHint(child)}`.trim()
  return { jsonPath, message: `The field "${key}" is missing here`, hint }
}

function* recordFaults(
  schema: z.ZodRecord,
  value: Fields,
  jsonPath: JsonPath,
): Iterable<ShapeFault> {
  const { keyType, valueType } = schema
  const known = keyType instanceof z.ZodEnum ? keyType.options.map(String) : []
  for (const key of known.filter((name) => !(name in value)))
    yield missingField(key, valueType, jsonPath)
  for (const [key, child] of Object.entries(value)) {
    for (const fault of faultsOf(keyType, key, [...jsonPath, key])) yield { ...fault, key: true }
    yield* faultsOf(valueType, child, [...jsonPath, key])
  }
}

/** What Zod expected, in words. */
const types: Readonly<Record<string, string>> = {
  string: 'A text between quotation marks is',
  number: 'A number, without quotation marks, is',
  int: 'A whole number is',
  boolean: 'true or false is',
  array: 'A list in brackets [ ] is',
  object: 'Fields in braces { } are',
  record: 'Fields in braces { } are',
}

/** One issue of Zod, about this value itself, in words. */
function describeIssue(schema: Schema, issue: z.core.$ZodIssue, value: unknown) {
  const hint = exampleHint(schema)
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: `${types[issue.expected] ?? issue.expected} expected here, found ${describeValue(value)}`,
        hint,
      }
    case 'invalid_value': {
      const values = issue.values.map(String)
      const message = `${quotedChoice(values)} is expected here, found ${describeValue(value)}`
      return { message, hint: typeof value === 'string' ? didYouMean(value, values, hint) : hint }
    }
    case 'too_small':
    case 'too_big':
      return { message: describeBounds(issue, value), hint }
    case 'invalid_format':
    case 'custom':
      // Every pattern and condition of the schema has its own message.
      return { message: `${issue.message}, found ${describeValue(value)}`, hint }
    default:
      return { message: issue.message, hint }
  }
}

function describeBounds(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'array') {
    const items = count(limit, 'entry', 'entries')
    const has = Array.isArray(value) ? value.length : 0
    return `This list has at ${issue.code === 'too_small' ? 'least' : 'most'} ${items}, found ${has}`
  }
  if (issue.origin === 'string') {
    if (value === '') return 'The text is empty'
    return `A text of at most ${count(limit, 'character')} is expected here`
  }
  const than = issue.code === 'too_small' ? 'more' : 'less'
  const words = issue.inclusive ? `${limit} or ${than}` : `${than} than ${limit}`
  return `A number of ${words} is expected here, found ${describeValue(value)}`
}
