import type { z } from 'zod'
import { parseTranslationPath, SCHEMA_KEY, schemaPathOf } from '../catalogue/catalogueFiles.ts'
import { isRecord } from '../catalogue/json.ts'
import { describeValue, quote } from '../catalogue/messageText.ts'
import type { FileProblem, Problem } from '../catalogue/problem.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { withPagesRead } from './earlierSources.ts'
import { hasEarlierUnits } from './earlierUnits.ts'
import { automaticFix, damageFix } from './formWords.ts'
import { readJson } from './readJson.ts'
import { removedPlaces, withoutRemoved } from './removedData.ts'
import { withCurrentNames } from './renamedKeys.ts'
import { shapeFaults } from './shape.ts'
import { isEarlierTranslation } from './translation/earlierTranslations.ts'

/** The result of reading one file; the value is undefined if the schema does not match. */
type ParsedFile<T> = { value: T | undefined; problems: readonly FileProblem[] }

type Entry<T> = { text: string | Problem; schema: z.ZodType<T>; result: ParsedFile<T> }

/** The results of earlier checks by file, so that only changed files are read again. */
export type Memo = Map<string, Entry<unknown>>

/** The fault of a missing file. */
export const missingFileFault: Problem = {
  message: 'The file is missing',
  fix: damageFix('Restore it: the catalogue needs it.'),
}

/**
 * Parses the text of one file and checks its shape. Pure: the same text gives the same result.
 * @returns the value and the problems
 */
export function parseFile<T>(
  file: string,
  text: string | Problem,
  schema: z.ZodType<T>,
  memo: Memo,
): ParsedFile<T> {
  const before = memo.get(file)
  if (before?.text === text && isOf(before, schema)) return before.result
  const result = parse(file, text, schema)
  memo.set(file, { text, schema, result })
  return result
}

function isOf<T>(entry: Entry<unknown>, schema: z.ZodType<T>): entry is Entry<T> {
  return entry.schema === schema
}

function parse<T>(file: string, text: string | Problem, schema: z.ZodType<T>): ParsedFile<T> {
  if (typeof text === 'object') return { value: undefined, problems: [{ file, ...text }] }
  const { value, faults: textFaults } = readJson(text)
  const problems: FileProblem[] = textFaults.map((fault) => ({ file, ...fault }))
  const faults = textFaults.filter(({ warning }) => !warning)
  if (value === undefined) return { value, problems }
  if (!isRecord(value)) {
    const actual = describeValue(value)
    const message = `The file has ${actual}, but fields in braces { } are expected`
    problems.push({ file, jsonPath: [], message, fix: damageFix('Restore the braces.') })
    return { value: undefined, problems }
  }
  const { [SCHEMA_KEY]: name, ...data } = value
  const right = schemaPathOf(file)
  // Without it, VS Code finds the right one by itself.
  if (name !== undefined && name !== right) {
    const message = `The file names ${describeValue(name)} as its schema, not ${quote(right)}`
    problems.push({ file, jsonPath: [SCHEMA_KEY], message, fix: automaticFix })
  }
  for (const jsonPath of removedPlaces(file, data)) {
    const message = `${quote(String(jsonPath.at(-1)))} is no longer used`
    problems.push({ file, jsonPath, key: true, message, fix: automaticFix })
  }
  const { content: read, earlier: signed } = withPagesRead(file, withoutRemoved(file, data))
  for (const jsonPath of signed) {
    const message = 'This is confirmed with its page or language now'
    problems.push({ file, jsonPath, key: true, message, fix: automaticFix })
  }
  const { content: current, earlier } = withCurrentNames(file, read)
  for (const { jsonPath, was, name } of earlier) {
    const message = `${quote(was)} is now called ${quote(name)}`
    problems.push({ file, jsonPath, key: jsonPath.at(-1) === was, message, fix: automaticFix })
  }
  const parsed = schema.safeParse(current)
  if (parsed.success) return { value: faults.length === 0 ? parsed.data : undefined, problems }
  if (file === sharedFilePath('properties') && hasEarlierUnits(data)) {
    const message = 'The units are declared as in an earlier version of this site'
    return {
      value: undefined,
      problems: [...problems, { file, jsonPath: ['units'], key: true, message, fix: automaticFix }],
    }
  }
  if (parseTranslationPath(file) !== undefined && isEarlierTranslation(data)) {
    const message = 'The translations are kept as in an earlier version of this site'
    return { value: undefined, problems: [...problems, { file, message, fix: automaticFix }] }
  }
  for (const fault of shapeFaults(schema, current)) problems.push({ file, ...fault })
  return { value: undefined, problems }
}
