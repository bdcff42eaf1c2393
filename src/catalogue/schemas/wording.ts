import type { Wording } from '../problem.ts'

/** File wording -> form wording: the descriptions and messages of a Zod schema are one string each. */
const formWordings = new Map<string, string>()

/** A text of a schema that readers of the files and of the forms need in different words. */
export function schemaText(inFile: string, inForm: string): string {
  formWordings.set(inFile, inForm)
  return inFile
}

/** A text of a schema for both readers. */
export function schemaWording(text: string): Wording {
  return { inFile: text, inForm: formWordings.get(text) ?? text }
}
