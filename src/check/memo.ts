import type { z } from 'zod'
import type { Fault } from '../model/catalogue/catalogueFiles.ts'
import type { Finding, Problem } from '../model/problem.ts'

/** What the text of one file alone says. */
export type Loaded<T> = {
  /** Undefined where the file does not have its shape. */
  value: T | undefined
  /** The file's `$schema`, where the file could be parsed. */
  named?: { name: unknown }
  findings: readonly Finding[]
}

/** Where in a text a finding stands. */
export type Place = Pick<Problem, 'line' | 'column'>

type Entry<T> = {
  text: string | Fault
  schema: z.ZodType<T>
  loaded: Loaded<T>
  places: Map<string, Place>
}

/** Returns the value of the last call again while the new one holds the same. */
function sameWhileEqual<T extends ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>>() {
  let last: { value: T; held: readonly unknown[] } | undefined
  return (value: T): T => {
    const held = [...value.keys(), ...value.values()]
    const isEqual =
      held.length === last?.held.length && held.every((one, i) => one === last?.held[i])
    if (last === undefined || !isEqual) last = { value, held }
    return last.value
  }
}

/**
 * What one check has found in each file. A check that is given the memo of the one before reads only
 * files whose text has changed; rules whose input is unchanged are not run again.
 */
export class Memo {
  readonly #entries = new Map<string, Entry<unknown>>()
  readonly samePaths = sameWhileEqual<ReadonlySet<string>>()
  readonly sameHeadings = sameWhileEqual<ReadonlyMap<string, string>>()

  /** The result of `load` for this text; `load` is only called where the file's text has changed. */
  loaded<T>(
    file: string,
    text: string | Fault,
    schema: z.ZodType<T>,
    load: (file: string, text: string | Fault, schema: z.ZodType<T>) => Loaded<T>,
  ): Loaded<T> {
    const before = this.#entries.get(file)
    if (before?.text === text && isOf(before, schema)) return before.loaded
    const loaded = load(file, text, schema)
    this.#entries.set(file, { text, schema, loaded, places: new Map() })
    return loaded
  }

  /** The places that were already looked up in this text. */
  places(file: string, text: string | Fault | undefined): Map<string, Place> {
    const before = this.#entries.get(file)
    return before !== undefined && before.text === text ? before.places : new Map()
  }
}

function isOf<T>(entry: Entry<unknown>, schema: z.ZodType<T>): entry is Entry<T> {
  return entry.schema === schema
}
