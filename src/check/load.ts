import type { z } from 'zod'
import { type Fault, schemaPathOf } from '../catalogue/catalogueFiles.ts'
import { describeValue, isRecord } from '../catalogue/format.ts'
import type { Finding } from '../catalogue/problem.ts'
import { readJson } from './json.ts'
import { explainShape } from './shape.ts'

/** Names the file's schema for editors such as VS Code; it is no part of the data. */
const SCHEMA_KEY = '$schema'

/** What the text of one file alone says; the value is undefined where it does not have its shape. */
type Loaded<T> = { value: T | undefined; findings: readonly Finding[] }

type Entry<T> = { text: string | Fault; schema: z.ZodType<T>; loaded: Loaded<T> }

/** What earlier checks have read of each file, so that only files with another text are read again. */
export type Memo = Map<string, Entry<unknown>>

/** A file that is not there. */
export const missing: Fault = {
  message: 'The file is missing',
  hint: 'Restore it: the catalogue needs it.',
}

/**
 * Parses the text of one file and checks its shape. Pure: the same text gives the same result.
 * @returns the value, with everything that was found on the way
 */
export function load<T>(
  file: string,
  text: string | Fault,
  schema: z.ZodType<T>,
  memo: Memo,
): Loaded<T> {
  const before = memo.get(file)
  if (before?.text === text && isOf(before, schema)) return before.loaded
  const loaded = read(file, text, schema)
  memo.set(file, { text, schema, loaded })
  return loaded
}

function isOf<T>(entry: Entry<unknown>, schema: z.ZodType<T>): entry is Entry<T> {
  return entry.schema === schema
}

function read<T>(file: string, text: string | Fault, schema: z.ZodType<T>): Loaded<T> {
  if (typeof text === 'object') return { value: undefined, findings: [{ file, ...text }] }
  const { value, faults: textFaults } = readJson(text)
  const findings: Finding[] = textFaults.map((fault) => ({ file, ...fault }))
  const faults = textFaults.filter(({ warning }) => !warning)
  if (value === undefined) return { value, findings }
  if (!isRecord(value)) {
    const message = `The file has ${describeValue(value)}, but fields in braces { } are expected`
    findings.push({ file, jsonPath: [], message, hint: 'Restore the braces.' })
    return { value: undefined, findings }
  }
  const { [SCHEMA_KEY]: name, ...data } = value
  const right = schemaPathOf(file)
  // Without it, VS Code finds the right one by itself.
  if (name !== undefined && name !== right) {
    const message = `The file names ${describeValue(name)} as its schema`
    const hint = `Write "$schema": "${right}" at the top, or run "npm run fix".`
    findings.push({ file, jsonPath: [SCHEMA_KEY], message, hint })
  }
  const parsed = schema.safeParse(data)
  if (parsed.success) return { value: faults.length === 0 ? parsed.data : undefined, findings }
  for (const fault of explainShape(schema, data)) findings.push({ file, ...fault })
  return { value: undefined, findings }
}
