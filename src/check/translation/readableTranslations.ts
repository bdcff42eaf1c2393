import { isRecord } from '../../catalogue/json.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import { isEarlierTranslation } from './earlierTranslations.ts'
import { fittingEntries } from './fittingEntries.ts'

/**
 * The translations that can be read of a file with faults. One fault must not make the others missing: an editor who
 * adds a translation writes the file anew.
 * @param text the file's text
 * @returns undefined if it is no JSON or has an earlier shape: then nothing may be written over it
 */
export function readableTranslations(text: string): Translation | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (isEarlierTranslation(value)) return undefined
  return isRecord(value) ? fittingEntries(value) : {}
}
