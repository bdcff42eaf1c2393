import type { z } from 'zod'
import type { Fault } from '../model/catalogue/catalogueFiles.ts'
import type { Finding, Problem } from '../model/problem.ts'
import type { Noted } from '../pages/pageIndex.ts'

/** What is said of a file by its text alone. */
export type Loaded<T> = {
  /** Undefined where the file is not of its shape. */
  value: T | undefined
  /** The file's `$schema`, where it could be read so far. */
  named?: { name: unknown }
  findings: readonly Finding[]
}

/** What is noted of a page's file: that of the page, and its `$schema`. */
export type NotedFile = Noted & { named?: unknown }

/** Where in a text a finding stands. */
export type Place = Pick<Problem, 'line' | 'column'>

type Known<T> = {
  text: string | Fault
  schema: z.ZodType<T>
  loaded: Loaded<T>
  places: Map<string, Place>
}

/** Something that is the same object in one check as in the next, while it holds the same. */
class Steady<T extends ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>> {
  #last: { value: T; held: readonly unknown[] } | undefined

  same(value: T): T {
    const held = [...value.keys(), ...value.values()]
    const before = this.#last
    if (before !== undefined && isEqual(before.held, held)) return before.value
    this.#last = { value, held }
    return value
  }
}

/**
 * What one check has found out of each file's text alone. The next check that is given it looks at
 * the files with other texts, and asks those rules between files again that look at what has changed.
 */
export class Memo {
  readonly #known = new Map<string, Known<unknown>>()
  readonly paths = new Steady<ReadonlySet<string>>()
  readonly headings = new Steady<ReadonlyMap<string, string>>()
  /**
   * What is noted of a page where an earlier check of this text, by this vocabulary, has found nothing
   * within it, and its fields in order.
   */
  readonly noted: (file: string) => NotedFile | undefined

  constructor(noted: (file: string) => NotedFile | undefined = () => undefined) {
    this.noted = noted
  }

  /** What `load` says of this text, asked where another text was the last of that file. */
  loaded<T>(
    file: string,
    text: string | Fault,
    schema: z.ZodType<T>,
    load: (file: string, text: string | Fault, schema: z.ZodType<T>) => Loaded<T>,
  ): Loaded<T> {
    const before = this.#known.get(file)
    if (before?.text === text && isOf(before, schema)) return before.loaded
    const loaded = load(file, text, schema)
    this.#known.set(file, { text, schema, loaded, places: new Map() })
    return loaded
  }

  /** The places that were looked up in this text. */
  places(file: string, text: string | Fault | undefined): Map<string, Place> {
    const before = this.#known.get(file)
    return before !== undefined && before.text === text ? before.places : new Map()
  }
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i])
}

function isOf<T>(known: Known<unknown>, schema: z.ZodType<T>): known is Known<T> {
  return known.schema === schema
}
