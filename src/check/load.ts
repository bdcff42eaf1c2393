import type { z } from 'zod'
import type { Fault } from '../model/catalogue/catalogueFiles.ts'
import { describeValue, isRecord } from '../model/format.ts'
import type { Finding } from '../model/problem.ts'
import { readJson } from './json.ts'
import type { Loaded } from './memo.ts'
import { explainShape } from './shape.ts'

/** The name of the schema that a JSON file tells its editor, and that is no part of its data. */
const SCHEMA_KEY = '$schema'

/** A file that is not there. */
export const missing: Fault = {
  message: 'The file is missing',
  hint: 'Bring it back; the catalogue cannot do without it.',
}

/**
 * Takes the value out of one file's text and checks its shape. Pure: the same text, the same answer.
 */
export function load<T>(file: string, text: string | Fault, schema: z.ZodType<T>): Loaded<T> {
  if (typeof text === 'object') return { value: undefined, findings: [{ file, ...text }] }
  const { value, faults: told } = readJson(text)
  const findings: Finding[] = told.map((fault) => ({ file, ...fault }))
  const faults = told.filter(({ warning }) => !warning)
  if (value === undefined) return { value, findings }
  if (!isRecord(value)) {
    const message = `The file holds ${describeValue(value)}, and fields in braces { } are expected`
    findings.push({ file, spot: [], message, hint: 'Bring back its braces.' })
    return { value: undefined, findings }
  }
  const { [SCHEMA_KEY]: name, ...data } = value
  const named = { name }
  const parsed = schema.safeParse(data)
  if (parsed.success) {
    return { value: faults.length === 0 ? parsed.data : undefined, named, findings }
  }
  const said = explainShape(schema, data)
  for (const fault of said) findings.push({ file, ...fault })
  if (said.length > 0 || faults.length > 0) return { value: undefined, named, findings }
  for (const { path, message } of parsed.error.issues) {
    const spot = path.filter((step) => typeof step !== 'symbol')
    findings.push({ file, spot, message, hint: '' })
  }
  return { value: undefined, named, findings }
}

/**
 * Takes the value out of a text that is known to be right, as {@link load} does in four times the
 * time: it has found nothing in it, and the fields {@link areInOrder}.
 * @throws where the file has gone since
 */
export function loadAgain<T>(file: string, text: string | Fault | undefined): T {
  if (typeof text !== 'string') throw new Error(`${file} has gone while it was read`)
  const { [SCHEMA_KEY]: _name, ...value } = JSON.parse(text)
  return value
}

/** Whether the fields of a loaded value come as they do in its text, and so need no putting in order. */
export function areInOrder(file: string, text: string, value: unknown): boolean {
  return JSON.stringify(loadAgain(file, text)) === JSON.stringify(value)
}
