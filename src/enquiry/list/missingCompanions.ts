import { ownValue } from '../../catalogue/ownValue.ts'
import type { Companion } from '../../catalogue/schemas/properties.ts'

/** The companions of each product that has any, by its path. */
export type CompanionsByPath = Readonly<Record<string, readonly Companion[]>>

/** The words between the things that a companion's name has: "Ridge and flashings". */
const BETWEEN = /[,/&]|\s(?:and|or|અને|તથા|કે|और|तथा|या)\s/giu

/** The things in the name of a companion: "Ridge and flashings" is a ridge or flashings. */
export function thingsIn(name: string): string[] {
  return name.split(BETWEEN)
}

/** The words of a text, without the ending of an English plural. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return words.map((word) =>
    word.length > 3 ? word.replace(/(?:(?<=sh|x)es|(?<!s)s)$/, '') : word,
  )
}

/**
 * The companions of the products of a list that are neither on it nor named by the buyer. One of its things is enough:
 * who has ridges on the list has thought of them.
 * @param paths those of the products on the list
 * @param texts what the buyer has written: the note, and all that was pasted
 */
export function missingCompanions(
  paths: readonly string[],
  companions: CompanionsByPath,
  texts: readonly (string | undefined)[] = [],
): Companion[] {
  const written = new Set(texts.flatMap((text) => wordsOf(text ?? '')))
  const isNamed = (name: string) =>
    thingsIn(name).some((thing) => {
      const words = wordsOf(thing)
      return words.length > 0 && words.every((word) => written.has(word))
    })
  const missing = paths
    .flatMap((path) => ownValue(companions, path) ?? [])
    .filter(({ name, path = '' }) => !paths.includes(path) && !isNamed(name))
  // Sheets name what lies on their ridge differently: one of them is enough.
  const parts = new Map<string, Companion>()
  for (const companion of missing) {
    const part = companion.amount ?? companion.name
    if (!parts.has(part)) parts.set(part, companion)
  }
  return [...parts.values()]
}
