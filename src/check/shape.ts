import { z } from 'zod'
import { addressInHtml } from '../catalogue/addressInHtml.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { matchUnion } from '../catalogue/matchUnion.ts'
import {
  countedNoun,
  describeValue,
  keyWords,
  quote,
  quotedChoice,
} from '../catalogue/messageText.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { JsonPath, Problem } from '../catalogue/problem.ts'
import { fieldMeta } from '../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { invisibleFix, nearestWord, suggestFix } from '../catalogue/suggest.ts'

/** The most faults that are reported for one file. */
const MOST_FAULTS = 100

/** The description of a field, with an example. */
function exampleFix(schema: Schema | undefined): string {
  const { description = '', examples } = fieldMeta(schema)
  const first = Array.isArray(examples) ? examples[0] : undefined
  if (first === undefined) return description
  const example = ` For example: ${JSON.stringify(first)}`
  return `${description}${example}`.trim()
}

/** The name of a field in the form. */
function titleIn(schema: z.ZodObject, key: string): string {
  const child = ownValue(schema.shape, key)
  return (child && fieldMeta(child).title) ?? key
}

/**
 * Explains in plain words how a value breaks its schema. For a union, only the faults of the option that
 * the value is most likely meant for are reported.
 */
export function shapeFaults(schema: Schema, value: unknown): Problem[] {
  const faults: Problem[] = []
  for (const fault of faultsOf(schema, value, [])) {
    faults.push(fault)
    if (faults.length === MOST_FAULTS) break
  }
  return faults
}

function* faultsOf(schema: Schema, value: unknown, jsonPath: JsonPath): Iterable<Problem> {
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
  value: JsonObject,
  jsonPath: JsonPath,
): Iterable<Problem> {
  const fieldKeys = Object.keys(schema.shape)
  const free = fieldKeys.filter((name) => !Object.hasOwn(value, name))
  const missing = new Set(
    free.filter((key) => ownValue(schema.shape, key)?._zod.optin !== 'optional'),
  )
  for (const key of Object.keys(value)) {
    // The JSON reader has already reported `__proto__`.
    if (fieldKeys.includes(key) || key === '__proto__') continue
    const intended = nearestWord(key, free)
    if (intended !== undefined) missing.delete(intended)
    yield {
      jsonPath: [...jsonPath, key],
      key: true,
      message: `${quote(key)} is not a field here`,
      fix: invisibleFix(key) ?? otherFieldFix(schema, intended),
    }
  }
  yield* missingFields([...missing], schema, jsonPath)
  for (const [key, child] of Object.entries(schema.shape)) {
    if (Object.hasOwn(value, key)) yield* faultsOf(child, ownValue(value, key), [...jsonPath, key])
  }
}

/** The fix for a field that a group does not have. */
function otherFieldFix(schema: z.ZodObject, intended: string | undefined): string {
  if (intended === undefined) return 'Remove it.'
  return `Did you mean “${titleIn(schema, intended)}”? Its key is "${intended}".`
}

/** One fault per missing field, or a single fault if more than three are missing. */
function missingFields(
  keys: readonly string[],
  schema: z.ZodObject,
  jsonPath: JsonPath,
): Problem[] {
  if (keys.length > 3) {
    const titles = keys.map((key) => `“${titleIn(schema, key)}” (${key})`)
    const message = `${titles.join(', ')} are missing here`
    const fix = 'Add each of them. Look at another page of this kind for an example.'
    return [{ jsonPath, message, fix }]
  }
  return keys.map((key) =>
    missingField(key, titleIn(schema, key), ownValue(schema.shape, key), jsonPath),
  )
}

/** @param title what the form calls the field */
function missingField(
  key: string,
  title: string,
  child: Schema | undefined,
  jsonPath: JsonPath,
): Problem {
  const fix = `Add it. ${exampleFix(child)}`.trim()
  return { jsonPath: [...jsonPath, key], message: `“${title}” is missing here`, fix }
}

function* recordFaults(
  schema: z.ZodRecord,
  value: JsonObject,
  jsonPath: JsonPath,
): Iterable<Problem> {
  const { keyType, valueType } = schema
  const requiredKeys = keyType instanceof z.ZodEnum ? keyType.options.map(String) : []
  for (const key of requiredKeys.filter((name) => !Object.hasOwn(value, name)))
    yield missingField(key, key, valueType, jsonPath)
  for (const [key, child] of Object.entries(value)) {
    for (const fault of faultsOf(keyType, key, [...jsonPath, key])) yield { ...fault, key: true }
    yield* faultsOf(valueType, child, [...jsonPath, key])
  }
}

/** The type that Zod expected, in words. */
const types: Readonly<Record<string, string>> = {
  string: 'A text is',
  number: 'A number, without quotation marks, is',
  int: 'A whole number is',
  boolean: 'Yes or no (true or false) is',
  array: 'A list is',
  object: 'Fields are',
  record: 'Fields are',
}

/** True for an empty field in which one of several is chosen. */
function isUnchosen(schema: Schema, issue: z.core.$ZodIssue, value: unknown): boolean {
  const isChoice = fieldMeta(schema).names !== undefined || issue.code === 'invalid_value'
  return value === '' && isChoice
}

/** Describes a Zod issue about this value, not about one inside it; nothing is typed into a choice. */
function describeIssue(schema: Schema, issue: z.core.$ZodIssue, value: unknown): Problem {
  const { message, fix } = describeMismatch(schema, issue, value)
  if (schema instanceof z.ZodISODate && value === '') {
    return { message: 'No day is given here', fix: 'Choose it in the calendar.' }
  }
  if (!isUnchosen(schema, issue, value)) return { message, fix }
  return { message: 'Nothing is chosen here', fix: 'Choose one.' }
}

function describeMismatch(schema: Schema, issue: z.core.$ZodIssue, value: unknown): Problem {
  const fix = exampleFix(schema)
  const actual = describeValue(value)
  switch (issue.code) {
    case 'invalid_type': {
      const expected = types[issue.expected] ?? issue.expected
      return { message: `${expected} expected here, found ${actual}`, fix }
    }
    case 'invalid_value': {
      const values = issue.values.map(String)
      const choice = quotedChoice(values.map(keyWords))
      const message = `${choice} is expected here, found ${actual}`
      return { message, fix: typeof value === 'string' ? suggestFix(value, values, fix) : fix }
    }
    case 'too_small':
    case 'too_big':
      return { message: describeBounds(issue, value), fix }
    case 'invalid_format':
    case 'custom':
      // Every pattern and condition of the schema has its own message.
      return {
        message: `${issue.message}, found ${actual}`,
        fix: (typeof value === 'string' && (invisibleFix(value) ?? htmlFix(value))) || fix,
      }
    default:
      return { message: issue.message, fix }
  }
}

/** The fix for HTML that was copied where its address is expected. */
function htmlFix(value: string): string | undefined {
  const address = addressInHtml(value)
  return address === undefined ? undefined : `Write "${address}".`
}

function describeBounds(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'array') {
    const items = countedNoun(limit, 'entry', 'entries')
    const has = Array.isArray(value) ? value.length : 0
    return `This list has at ${issue.code === 'too_small' ? 'least' : 'most'} ${items}, found ${has}`
  }
  if (issue.origin === 'string') {
    if (value === '') return 'The text is empty'
    return `A text of at most ${countedNoun(limit, 'character')} is expected here`
  }
  const than = issue.code === 'too_small' ? 'more' : 'less'
  const words = issue.inclusive ? `${limit} or ${than}` : `${than} than ${limit}`
  return `A number of ${words} is expected here, found ${describeValue(value)}`
}
