import { z } from 'zod'
import { memoize } from '../memoize.ts'
import type { Schema } from './schema.ts'

/**
 * The fields of the editor's forms that are chosen by name: in each, a whole value is typed or chosen, whatever its
 * shape. A new one gets its component in `editor/fields/controlComponents.ts`.
 */
export type Control = 'figure' | 'item' | 'productKind' | 'placeFile' | 'placePointer'

/** The parts of the site that not every trade has. Each is there if its data are. */
export const moduleNames = [
  'roof calculator',
  'advice for jobs',
  'exploded roof',
  'drawing',
] as const

export type ModuleName = (typeof moduleNames)[number]

declare global {
  /**
   * Constants of the build (`site/bundle.ts`): true for each module that the catalogue does not have, so that its code is left
   * out of the scripts. Everywhere else they are undefined, and the data alone decide.
   */
  interface ImportMetaEnv {
    readonly WITHOUT_ROOF_CALCULATOR?: true
    readonly WITHOUT_ADVICE_FOR_JOBS?: true
    readonly WITHOUT_EXPLODED_ROOF?: true
    readonly WITHOUT_DRAWING?: true
  }
}

/** Metadata of a field beyond its shape. */
declare module 'zod' {
  interface GlobalMeta {
    /** The thing that the field refers to: a key of the vocabulary, a kind of unit, a page, a picture. */
    names?: 'property' | 'word' | 'unit' | 'kind' | 'path' | 'picture'
    /** True for a key that declares a path. */
    declares?: 'path'
    /** The field of forms for the whole value; left out, its shape decides. */
    control?: Control
    /** Set for a value that a task writes: forms have no field for it, and show it only if it is wrong. */
    formless?: true
    /** `row`: the entries of a list are rows of a table, each once its kind is chosen. */
    layout?: 'row'
    /** The title of a list's first entry if its field is shown before it is in the list. */
    firstEntry?: string
    /** Set for a text that may be left out if its field is shown before it has a value. */
    alwaysShown?: true
    /** True for a text that visitors read; false for one like it that only the owner reads. */
    text?: boolean
    /** The number of characters that search engines show. */
    searchLength?: number
    /** The noun for messages, if the title is no noun: "A figure is expected here". */
    expected?: string
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
    /** The module that the field belongs to: forms offer to add it only in a catalogue that has the module. */
    module?: ModuleName
    /** True if texts here may repeat a figure of the page, such as the size in a name. */
    hasFigures?: true
  }
}

/** The metadata that the JSON schemas for code editors have too; the rest is for the check and the forms. */
const publicMeta = ['title', 'description', 'examples', 'names']

const metaOf = memoize((schema: Schema): z.GlobalMeta => {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
  return { ...(isWrapper && metaOf(schema.unwrap())), ...z.globalRegistry.get(schema) }
})

/**
 * The metadata of a field.
 * @param option the option of a union that its value matches
 */
export function fieldMeta(field: Schema | undefined, option?: Schema): z.GlobalMeta {
  return { ...(option && metaOf(option)), ...(field && metaOf(field)) }
}

/** The names of a field's metadata that have no place in a JSON schema for code editors. */
export function internalMeta(field: Schema): string[] {
  return Object.keys(fieldMeta(field)).filter((name) => !publicMeta.includes(name))
}

/** True for the schema of a text for visitors; false for keys, paths and addresses. */
export function isTextSchema(schema: Schema | undefined): boolean {
  return schema instanceof z.ZodString && metaOf(schema).text === true
}

/** True for the schema of a text for visitors with plural forms. */
export function isPluralTextSchema(schema: Schema | undefined): boolean {
  return schema instanceof z.ZodUnion && metaOf(schema).text === true
}
