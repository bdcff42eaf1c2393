import { z } from 'zod'
import {
  count,
  describeValue,
  type Fields,
  isRecord,
  quote,
  quotedChoice,
} from '../model/format.ts'
import type { JsonPath } from '../model/problem.ts'
import { didYouMean, nearest } from '../model/suggest.ts'
import { matchUnion } from './matchUnion.ts'

/** A breach of the schema, in words. */
type ShapeFault = { spot: JsonPath; key?: boolean; message: string; hint: string }

type Schema = z.core.$ZodType

/** More faults than this in one file help nobody. */
const MOST_FAULTS = 100

const LONG_LIST = 1000

/** The schema's description of a field with an example, for the hint. */
function exampleHint(schema: Schema): string {
  const meta = z.globalRegistry.get(schema)
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
  collectFaults(schema, value, [], faults)
  return faults.slice(0, MOST_FAULTS)
}

function collectFaults(schema: Schema, value: unknown, spot: JsonPath, out: ShapeFault[]): void {
  if (out.length > MOST_FAULTS) return
  if (schema instanceof z.ZodOptional) collectFaults(schema.unwrap(), value, spot, out)
  else if (schema instanceof z.ZodNullable) {
    if (value !== null) collectFaults(schema.unwrap(), value, spot, out)
  } else if (schema instanceof z.ZodUnion) unionFaults(schema, value, spot, out)
  else if (schema instanceof z.ZodObject) {
    if (isRecord(value)) fieldFaults(schema, value, spot, out)
    else out.push(notAnObject(schema, value, spot))
  } else if (schema instanceof z.ZodRecord) {
    if (isRecord(value)) recordFaults(schema, value, spot, out)
    else out.push(notAnObject(schema, value, spot))
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const before = out.length
    ownFaults(schema, value, spot, out)
    // A list that is far too long is not looked through.
    if (out.length > before && value.length > LONG_LIST) return
    for (const [i, item] of value.entries()) collectFaults(schema.element, item, [...spot, i], out)
  } else ownFaults(schema, value, spot, out)
}

function unionFaults(schema: z.ZodUnion, value: unknown, spot: JsonPath, out: ShapeFault[]): void {
  const match = matchUnion(schema, value)
  if ('schema' in match) collectFaults(match.schema, value, spot, out)
  else out.push({ ...match, spot: [...spot, ...(match.spot ?? [])] })
}

function fieldFaults(schema: z.ZodObject, value: Fields, spot: JsonPath, out: ShapeFault[]): void {
  const known = Object.keys(schema.shape)
  const missing = new Set(
    known.filter((key) => !(key in value) && schema.shape[key]?._zod.optin !== 'optional'),
  )
  for (const key of Object.keys(value)) {
    // A field of that name has been refused with the text of the file.
    if (known.includes(key) || key === '__proto__') continue
    const free = known.filter((name) => !(name in value))
    const intended = nearest(key, free)
    if (intended !== undefined) missing.delete(intended)
    out.push({
      spot: [...spot, key],
      key: true,
      message: `${quote(key)} is not a field here`,
      hint: didYouMean(key, free, `Allowed here: ${known.join(', ')}.`),
    })
  }
  out.push(...missingFields([...missing], schema, spot))
  for (const key of known) {
    const child = schema.shape[key]
    if (child !== undefined && key in value) collectFaults(child, value[key], [...spot, key], out)
  }
}

/** Missing fields, each by itself, or all in one fault where they are many. */
function missingFields(keys: readonly string[], schema: z.ZodObject, spot: JsonPath): ShapeFault[] {
  if (keys.length > 3) {
    const message = `The fields ${keys.map(quote).join(', ')} are missing here`
    return [{ spot, message, hint: 'Look at another file of this kind for an example.' }]
  }
  return keys.map((key) => {
    const child = schema.shape[key]
    const hint = `Add "${key}". ${child === undefined ? '' : exampleHint(child)}`.trim()
    return { spot, message: `The field "${key}" is missing here`, hint }
  })
}

function recordFaults(schema: z.ZodRecord, value: Fields, spot: JsonPath, out: ShapeFault[]): void {
  const { keyType, valueType } = schema
  const known = keyType instanceof z.ZodEnum ? keyType.options.map(String) : []
  for (const key of known.filter((name) => !(name in value))) {
    const message = `The field "${key}" is missing here`
    out.push({ spot, message, hint: `Add "${key}". ${exampleHint(valueType)}`.trim() })
  }
  for (const [key, child] of Object.entries(value)) {
    const before = out.length
    collectFaults(keyType, key, [...spot, key], out)
    for (const fault of out.slice(before)) fault.key = true
    collectFaults(valueType, child, [...spot, key], out)
  }
}

function ownFaults(schema: Schema, value: unknown, spot: JsonPath, out: ShapeFault[]): void {
  const result = z.core.safeParse(schema, value)
  if (result.success) return
  // Faults below this place are reported at their own places.
  const own = result.error.issues.filter((issue) => issue.path.length === 0)
  for (const issue of own) out.push({ spot, ...describeIssue(schema, issue, value) })
}

function notAnObject(schema: Schema, value: unknown, spot: JsonPath): ShapeFault {
  return {
    spot,
    message: `Fields in braces { } are expected here, found ${describeValue(value)}`,
    hint: exampleHint(schema) || 'Write { "field": value }.',
  }
}

/** One issue of Zod, about this value itself, in words. */
function describeIssue(schema: Schema, issue: z.core.$ZodIssue, value: unknown) {
  const hint = exampleHint(schema)
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: `${expectedType(issue.expected)} is expected here, found ${describeValue(value)}`,
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
      return { message: describeFormat(issue, value), hint }
    default:
      return { message: issue.message, hint }
  }
}

function expectedType(type: string): string {
  const words: Record<string, string> = {
    string: 'A text between quotation marks',
    number: 'A number, without quotation marks,',
    int: 'A whole number',
    boolean: 'true or false',
    array: 'A list in brackets [ ]',
  }
  return words[type] ?? type
}

function describeBounds(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'array') {
    const items = count(limit, 'entry', 'entries')
    const has = Array.isArray(value) ? value.length : 0
    if (issue.exact) return `This list has exactly ${items}, found ${has}`
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

function describeFormat(issue: z.core.$ZodIssue, value: unknown): string {
  if ('format' in issue && issue.format === 'email') {
    return `An e-mail address is expected here, found ${describeValue(value)}`
  }
  // Every pattern and condition of the schema has its own message.
  return `${issue.message}, found ${describeValue(value)}`
}
