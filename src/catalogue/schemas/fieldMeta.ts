import { z } from 'zod'
import { memoize } from '../memoize.ts'

/** What a schema says of a field beyond its shape. TypeScript knows these names alone. */
declare module 'zod' {
  interface GlobalMeta {
    /** What the field names: a key of the vocabulary, a page, a picture, a paper. */
    names?: 'property' | 'word' | 'path' | 'picture' | 'paper'
    /** Of a picture: the pixels across that its place needs to be sharp. Left out: 1200. */
    leastWidth?: number
    /**
     * Whether several pages may have the same here. Left out: each has its own texts and figures.
     * `one`: a list of one entry may be the same. `between figures`: a text may be the same, but not
     * together with all figures beside it.
     */
    repeatable?: 'yes' | 'one' | 'between figures'
    /** With true, texts here may have a figure that the page has too, such as the size in a name. */
    hasFigures?: true
  }
}

/** The names above that editors of JSON files need not know. */
export const checkMeta = ['leastWidth', 'repeatable', 'hasFigures'] as const

const metaOf = memoize((schema: z.core.$ZodType): z.GlobalMeta => {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return { ...(isWrapper && metaOf(schema.unwrap())), ...z.globalRegistry.get(schema) }
})

/**
 * What the schema says of a field.
 * @param option the option of a union that its value is written for
 */
export function fieldMeta(
  field: z.core.$ZodType | undefined,
  option?: z.core.$ZodType,
): z.GlobalMeta {
  return { ...(option && metaOf(option)), ...(field && metaOf(field)) }
}
