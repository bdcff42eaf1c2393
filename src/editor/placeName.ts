import { readJson } from '../check/json.ts'
import { resolvePointer } from '../check/pointer.ts'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import { isRecord } from '../model/format.ts'
import type { Vocabulary } from '../model/shape/properties.ts'
import { fieldName } from './fieldName.ts'
import { nameByTitle } from './plainWords.ts'

/** The heading of a page, as far as that can be read. */
export function headingOf(page: unknown): string | undefined {
  return isRecord(page) && typeof page.heading === 'string' ? page.heading : undefined
}

/** The display name of a file with this value: of a page its heading. */
export function nameOfFile(file: string, value: unknown): string {
  return headingOf(value) ?? nameByTitle(file)
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
  const [spot] = Array.isArray(found) ? found : []
  // A note about many pages has none whose fields have names.
  const steps = spot ?? pointer.split('/').filter((step) => !['', '*'].includes(step))
  const field = spot === undefined ? steps.join(', ') : fieldName(file, value, spot, labels)
  return `${nameOfFile(file, value)}: ${field}`
}
