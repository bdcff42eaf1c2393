import { parse } from 'jsonc-parser'
import { isRecord } from '../../catalogue/format.ts'
import { Translation } from '../../catalogue/schemas/translation.ts'

/**
 * The translations that can be read of a file with faults. One fault must not make the others missing: an editor who
 * adds a translation writes the file anew.
 * @param text the file's text, which may be no JSON from some place on
 */
export function readableTranslations(text: string): Translation {
  let value: unknown
  try {
    value = parse(text)
  } catch {
    // Brackets are nested deeper than the parser can follow.
    return {}
  }
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([pointer, entry]) => {
      const { data, success } = Translation.safeParse({ [pointer]: entry })
      return success ? Object.entries(data) : []
    }),
  )
}
