import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { readJson } from './json.ts'
import type { Finding } from './problem.ts'
import { readText } from './readText.ts'
import { found, isFields } from './say.ts'
import { explainShape } from './shape.ts'

/** The name of the schema that a JSON file tells its editor, and that is no part of its data. */
const SCHEMA_KEY = '$schema'

/**
 * Reads one file of the registry and checks its shape.
 * @param named is told the file's `$schema`
 * @returns the value, undefined where the file is not of that shape
 */
export async function load<T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  findings: Finding[],
  named: Map<string, unknown>,
): Promise<T | undefined> {
  const read = await readText(root, file)
  if ('fault' in read) {
    findings.push({ file, ...read.fault })
    return undefined
  }
  const { value, faults } = readJson(read.text)
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

/** The files of a folder, folders marked with a slash at the end; undefined: there is no folder. */
export async function filesOf(root: string, folder: string): Promise<string[] | undefined> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    return entries
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .filter((name) => !name.startsWith('.'))
      .toSorted()
  } catch {
    return undefined
  }
}
