import { z } from 'zod'
import type { Files } from '../catalogue/catalogueFiles.ts'
import { isRecord } from '../catalogue/format.ts'
import { resolveSchema } from '../catalogue/matchUnion.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { Figure } from '../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import { readJson } from '../check/json.ts'
import { entryName, resolvePointer, valueAt } from '../check/pointer.ts'
import { schemaOfFile } from '../pages/dataFiles.ts'
import { isUnwritten } from './edit/unwrittenTexts.ts'
import { nameByTitle } from './plainWords.ts'
import { describeSchema, innermost, type Schema } from './schemaText.ts'

type Labels = Vocabulary['properties']

/** What an entry of a list is called: its label, title or name, or what it is and its place. */
export function entryTitle(entry: unknown, what: string, at: number, labels?: Labels): string {
  const named = isRecord(entry) ? [entry.label, entry.title, entry.name, entry.heading] : []
  const name = named.find((one) => typeof one === 'string' && one !== '' && !isUnwritten(one))
  if (typeof name === 'string') return name
  const key = entryName(entry)?.name
  return key === undefined || key === '' || isUnwritten(key)
    ? `${what} ${at + 1}`
    : (labels?.[key]?.label ?? key)
}

/** The names of the fields on the way to a value, as the form shows them: `Table, Thickness`. */
export function fieldName(file: string, value: unknown, path: JsonPath, labels?: Labels): string {
  let schema: Schema | undefined = schemaOfFile(file)
  let here = value
  const names: string[] = []
  for (const step of path) {
    // A figure is one field.
    if (schema !== undefined && innermost(schema) === innermost(Figure)) break
    const kind = resolveSchema(schema, here)
    const child = valueAt(here, [step])
    if (kind instanceof z.ZodObject) {
      // Not `__proto__`, which every object has.
      schema = Object.hasOwn(kind.shape, step) ? kind.shape[step] : undefined
      names.push((schema && describeSchema(schema).title) ?? String(step))
    } else if (kind instanceof z.ZodArray) {
      schema = kind.element
      // The list itself says less than its entry.
      names.pop()
      names.push(entryTitle(child, describeSchema(schema).title ?? '', Number(step), labels))
    } else {
      schema = kind instanceof z.ZodRecord ? kind.valueType : undefined
      names.push(labels?.[step]?.label ?? String(step))
    }
    here = child
  }
  return names.filter((name) => name !== '').join(', ')
}

/** The heading of a page, as far as that can be read. */
export function pageHeadingOf(page: unknown): string | undefined {
  return isRecord(page) && typeof page.heading === 'string' ? page.heading : undefined
}

/** The display name of a file with this value: of a page its heading. */
export function nameOfFile(file: string, value: unknown): string {
  return pageHeadingOf(value) ?? nameByTitle(file)
}

/** Where a place of the data is, in words: `Ridged sheets: Claims, Warranty`. */
export function placeName(
  { file, pointer }: { file: string; pointer: string },
  texts: Files['texts'],
  labels?: Vocabulary['properties'],
): string {
  const text = texts.get(file)
  const { value } = readJson(typeof text === 'string' ? text : '')
  const found = resolvePointer(value, pointer)
  const [jsonPath] = Array.isArray(found) ? found : []
  // A note about many pages has none whose fields have names.
  const steps = jsonPath ?? pointer.split('/').filter((step) => !['', '*'].includes(step))
  const field = jsonPath === undefined ? steps.join(', ') : fieldName(file, value, jsonPath, labels)
  return `${nameOfFile(file, value)}: ${field}`
}
