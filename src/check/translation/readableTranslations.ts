import { isRecord } from '../../catalogue/format.ts'
import { Translation } from '../../catalogue/schemas/translation.ts'

/**
 * The translations that can be read of a file with faults. One fault must not make the others missing: an editor who
 * adds a translation writes the file anew.
 * @param text the file's text
 * @returns undefined if it is no JSON: then nothing may be written over it
 */
export function readableTranslations(text: string): Translation | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([pointer, entry]) => {
      const { data, success } = Translation.safeParse({ [pointer]: entry })
      return success ? Object.entries(data) : []
    }),
  )
}
