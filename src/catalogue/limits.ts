import type { FormFieldType } from './forms.ts'

/** The longest text of a field of each type, as `maxlength` counts it. */
export const fieldLimits = {
  text: 500,
  /** No address is longer (RFC 5321). */
  email: 254,
  tel: 100,
  choice: 100,
  lines: 10_000,
} as const satisfies Record<FormFieldType['type'], number>

/**
 * The limits for data from the browser's storage and from addresses. Both can be written by hand, by
 * another version of the site, or by another script.
 */
export const limits = {
  /** Products of a list. */
  items: 300,
  /** Chosen and typed values of one product. */
  values: 30,
  /** Characters in the fragment of an address that contains a list. */
  link: 200_000,
  slug: 100,
  /** Products in the address of a comparison. */
  compared: 100,
  /** Characters of a search. */
  query: 200,
  /** Characters of one text of a stored enquiry. */
  enquiryText: 100_000,
  /** Texts of a stored enquiry: each product of a list is one. */
  enquiryFields: 400,
  /** Bytes of one post to the inbox: the longest list with every option chosen fits. */
  enquiryBytes: 786_432,
  /** Characters of the message in the field to copy it from: megabytes take seconds to lay out. */
  message: 500_000,
} as const

export type Limiter = ReturnType<typeof createLimiter>

/** Shortens texts and lists that exceed their limit, and counts them, so that the visitor is informed. */
export function createLimiter() {
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
