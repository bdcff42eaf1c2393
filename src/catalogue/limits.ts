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
 * How much is read of what stands in the browser's storage or in an address: both can be written by
 * hand, by another version of the site, or by another script.
 */
export const limits = {
  /** The products of a list. */
  items: 300,
  /** What is chosen and typed of one of them. */
  values: 30,
  /** The fragment of an address that holds a list. */
  link: 200_000,
  slug: 100,
  /** The products that an address compares. */
  compared: 100,
  /** What is searched for. */
  query: 200,
  /** One text of a stored enquiry, and how many it has: each product of a list is one. */
  enquiryText: 100_000,
  enquiryFields: 400,
  /** What is posted to the inbox at once, in bytes: the longest list with all that can be chosen fits. */
  enquiryBytes: 786_432,
  /** A message in the field from which it is copied: a browser lays out megabytes for seconds. */
  message: 500_000,
} as const

export type Limiter = ReturnType<typeof createLimiter>

/** Shortens what exceeds its limit, and counts it, so that the visitor can be informed. */
export function createLimiter() {
  let exceeding = 0

  function list<T>(all: readonly T[], most: number): T[] {
    exceeding += Math.max(0, all.length - most)
    return all.slice(0, most)
  }

  function text(whole: string, longest: number): string {
    if (whole.length <= longest) return whole
    exceeding += 1
    // Not in the middle of a character.
    return whole.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
  }

  return {
    /** How much was cut or left out so far. */
    count: () => exceeding,
    /** The first elements. */
    list,
    /** The beginning of a text. */
    text,
    /** What was chosen and typed of a product, by its names. */
    values(texts: Readonly<Record<string, string>>): Record<string, string> {
      const named = Object.entries(texts).map(
        ([name, whole]) => [name, text(whole, fieldLimits.text)] as const,
      )
      const known = named.filter(([name]) => name.length <= limits.slug)
      exceeding += named.length - known.length
      return Object.fromEntries(list(known, limits.values))
    },
  }
}
