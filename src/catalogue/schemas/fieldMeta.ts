import { z } from 'zod'
import { memoize } from '../memoize.ts'

/** Metadata of a field beyond its shape. TypeScript accepts no other names. */
declare module 'zod' {
  interface GlobalMeta {
    /** The thing that the field refers to: a key of the vocabulary, a kind of unit, a page, a picture. */
    names?: 'property' | 'word' | 'unit' | 'kind' | 'path' | 'picture'
    /**
     * For the path of a page: what becomes of it if the page is removed. `subject`: the entry that holds the
     * path is written about the page and goes with it. `link`: it leads to another page.
     */
    reference?: 'subject' | 'link'
    /** Set for a flag with which the path beside it is a link, though it names the subject otherwise. */
    makesLink?: true
    /** The width in pixels that a picture needs here to be sharp. Default: 1200. */
    leastWidth?: number
    /**
     * Set if several pages may have the same value here; by default texts and figures must be unique.
     * `one`: only a list of one entry may be the same. `between figures`: a text may be the same, but not
     * together with all figures beside it.
     */
    repeatable?: 'yes' | 'one' | 'between figures'
    /** True if texts here may repeat a figure of the page, such as the size in a name. */
    hasFigures?: true
  }
}

/** The metadata that is only for the check, and left out of the JSON schemas for code editors. */
export const checkMeta = [
  'reference',
  'makesLink',
  'leastWidth',
  'repeatable',
  'hasFigures',
] as const

const metaOf = memoize((schema: z.core.$ZodType): z.GlobalMeta => {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return { ...(isWrapper && metaOf(schema.unwrap())), ...z.globalRegistry.get(schema) }
})

/**
 * The metadata of a field.
 * @param option the option of a union that its value matches
 */
export function fieldMeta(
  field: z.core.$ZodType | undefined,
  option?: z.core.$ZodType,
): z.GlobalMeta {
  return { ...(option && metaOf(option)), ...(field && metaOf(field)) }
}
