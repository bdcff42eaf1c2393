import { readJson } from '../check/json.ts'
import { resolvePointer } from '../check/pointer.ts'
import { isRecord } from '../model/format.ts'
import type { Vocabulary } from '../model/shape/properties.ts'
import { titleOf } from './contents.ts'
import { words } from './edit/words.ts'
import { fieldName } from './fieldName.ts'

/** Where a place of the data is, in words: `Ridged sheets: Claims, Warranty`. */
export function placeName(
  { file, pointer }: { file: string; pointer: string },
  texts: ReadonlyMap<string, string>,
  labels?: Vocabulary['properties'],
): string {
  const { value } = readJson(texts.get(file) ?? '')
  const heading = isRecord(value) ? value.heading : undefined
  const page = typeof heading === 'string' ? heading : (titleOf(file) ?? file)
  const found = resolvePointer(value, pointer)
  const [spot] = Array.isArray(found) ? found : []
  // A note about many pages has none whose fields have names.
  const steps = spot ?? pointer.split('/').filter((step) => !['', '*'].includes(step))
  const field = spot === undefined ? steps.join(', ') : fieldName(file, value, spot, labels)
  return `${file.includes('*') ? words.allPages : page}: ${field}`
}
