import { SCHEMA_KEY } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import { Translation } from '../../catalogue/schemas/translation.ts'

/** The entries of a translation file that fit its schema; those with a fault are left out. */
export function fittingEntries(content: JsonObject): Translation {
  return Object.fromEntries(
    Object.entries(content).flatMap(([english, entry]) => {
      if (english === SCHEMA_KEY) return []
      const { data, success } = Translation.safeParse({ [english]: entry })
      return success ? Object.entries(data) : []
    }),
  )
}
