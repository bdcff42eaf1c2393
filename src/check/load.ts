import type { z } from 'zod'
import { readJson } from './json.ts'
import type { Fault, Files } from './names.ts'
import type { Finding } from './problem.ts'
import { found, isFields } from './say.ts'
import { explainShape } from './shape.ts'

/** The name of the schema that a JSON file tells its editor, and that is no part of its data. */
const SCHEMA_KEY = '$schema'

/** A file that is not there. */
export const missing: Fault = {
  message: 'The file is missing',
  hint: 'Bring it back; the catalogue cannot do without it.',
}

/**
 * Takes the value out of one file's text and checks its shape.
 * @param named is told the file's `$schema`
 * @returns the value, undefined where the file is not of that shape
 */
export function load<T>(
  texts: Files['texts'],
  file: string,
  schema: z.ZodType<T>,
  findings: Finding[],
  named: Map<string, unknown>,
): T | undefined {
  const text = texts.get(file) ?? missing
  if (typeof text === 'object') {
    findings.push({ file, ...text })
    return undefined
  }
  const { value, faults } = readJson(text)
  for (const fault of faults) findings.push({ file, ...fault })
  if (value === undefined) return undefined
  if (!isFields(value)) {
    const message = `The file holds ${found(value)}, and fields in braces { } are expected`
    findings.push({ file, spot: [], message, hint: 'Bring back its braces.' })
    return undefined
  }
  const { [SCHEMA_KEY]: name, ...data } = value
  named.set(file, name)
  const parsed = schema.safeParse(data)
  if (parsed.success) return faults.length === 0 ? parsed.data : undefined
  const said = explainShape(schema, data)
  for (const fault of said) findings.push({ file, ...fault })
  if (said.length > 0 || faults.length > 0) return undefined
  for (const { path, message } of parsed.error.issues) {
    const spot = path.filter((step) => typeof step !== 'symbol')
    findings.push({ file, spot, message, hint: '' })
  }
  return undefined
}
