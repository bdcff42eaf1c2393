import { fieldLimits } from './fieldLimits.ts'
import { limits } from './limits.ts'

export type Shortener = ReturnType<typeof createShortener>

/** Shortens texts and lists that exceed their limit, and counts them, so that the visitor is informed. */
export function createShortener() {
  let shortened = 0

  function list<T>(items: readonly T[], maximum: number): T[] {
    shortened += Math.max(0, items.length - maximum)
    return items.slice(0, maximum)
  }

  function text(value: string, maximum: number): string {
    if (value.length <= maximum) return value
    shortened += 1
    // A cut surrogate pair would leave half a character.
    return value.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')
  }

  return {
    /** The number of texts shortened and of elements left out so far. */
    count: () => shortened,
    /** The first elements of a list. */
    list,
    /** The beginning of a text. */
    text,
    /** The chosen and typed values of a product, by property or field. */
    values(texts: Readonly<Record<string, string>>): Record<string, string> {
      const entries = Object.entries(texts).map(
        ([name, value]) => [name, text(value, fieldLimits.text)] as const,
      )
      const allowed = entries.filter(([name]) => name.length <= limits.slug)
      shortened += entries.length - allowed.length
      return Object.fromEntries(list(allowed, limits.values))
    },
  }
}
