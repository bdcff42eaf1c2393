import { isRecord } from '../../catalogue/format.ts'
import { Translation } from '../../catalogue/schemas/translation.ts'
import { SCHEMA_KEY } from '../parseFile.ts'
import { isEarlierTranslation } from './earlierTranslations.ts'

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
  const entries = isRecord(value) ? Object.entries(value).filter(([key]) => key !== SCHEMA_KEY) : []
  return Object.fromEntries(
    entries.flatMap(([english, entry]) => {
      const { data, success } = Translation.safeParse({ [english]: entry })
      return success ? Object.entries(data) : []
    }),
  )
}
