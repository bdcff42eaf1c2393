import { memoize } from '../../model/catalogue/memoize.ts'
import type { JsonPath } from '../../model/problem.ts'
import type { Unconfirmed } from '../../model/shape/lists.ts'
import { nearest } from '../../model/suggest.ts'
import { fileOf, pageFile, partIn, parts, pathIn } from '../../pages/files.ts'
import type { PartialCatalogue, Rule } from '../../pages/partialCatalogue.ts'
import { type Astray, follow, pointerOf } from '../pointer.ts'

const file = fileOf('unconfirmed')

type Fact = Unconfirmed['facts'][number]

/** `data/pages/Screw.json` -> `Screw` */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '')
}

/** Every file that a fact can stand in, with its value as far as it has its shape. */
class Values {
  readonly #draft: PartialCatalogue
  /** The files that have not. */
  readonly unread: readonly string[]

  constructor(draft: PartialCatalogue) {
    this.#draft = draft
    const lost = parts.filter((part) => draft[part] === undefined)
    this.unread = [...lost.map(fileOf), ...Array.from(draft.brokenPages, pageFile)]
  }

  *files(): Iterable<string> {
    for (const part of parts) yield fileOf(part)
    for (const path of this.#draft.brokenPages) yield pageFile(path)
    for (const path of this.#draft.pages.keys()) yield pageFile(path)
  }

  has(file: string): boolean {
    const path = pathIn(file)
    return path === undefined ? partIn(file) !== undefined : this.#draft.paths.has(path)
  }

  get(file: string): object | undefined {
    const path = pathIn(file)
    if (path !== undefined) return this.#draft.pages.get(path)
    const part = partIn(file)
    return part && this.#draft[part]
  }

  /** Where a pointer leads in a file; undefined while it cannot be read. */
  follow(file: string, pointer: string): JsonPath[] | Astray | undefined {
    const value = this.get(file)
    return value && followed(value)(pointer)
  }
}

/** All values of a catalogue, by their files. */
export const valuesByFile = memoize((draft: PartialCatalogue) => new Values(draft))

/** Where pointers lead in a value, each followed once: a few speak of all pages. */
const followed = memoize((value: object) => {
  const known = new Map<string, JsonPath[] | Astray>()
  return (pointer: string): JsonPath[] | Astray => {
    const found = known.get(pointer) ?? follow(value, pointer)
    known.set(pointer, found)
    return found
  }
})

type About = Pick<Fact, 'file' | 'pointer'>

/** Whether a fact means a file; `*` in the name that it gives stands for any name. */
function meaning({ file }: About): (name: string) => boolean {
  const [start = '', end] = file.split('*')
  if (end === undefined) return (name) => name === file
  return (name) => name.startsWith(start) && name.endsWith(end)
}

/** Where a fact's pointer leads in each of the files that it means, which are looked at as asked for. */
function* leadsOf(
  fact: About,
  values: Values,
): Iterable<{ file: string; found: JsonPath[] | Astray | undefined }> {
  const means = meaning(fact)
  for (const file of fact.file.includes('*') ? values.files() : [fact.file]) {
    if (!means(file) || !values.has(file)) continue
    yield { file, found: values.follow(file, fact.pointer) }
  }
}

/**
 * What keeps a fact from speaking of any place.
 * @returns nothing where it speaks of one, and while a file it means cannot be read
 */
function astrayOf(fact: About, values: Values): Astray | undefined {
  let astray: Astray | undefined
  for (const { found } of leadsOf(fact, values)) {
    if (found === undefined || !('message' in found)) return undefined
    astray = astray && astray.near >= found.near ? astray : found
  }
  return astray
}

/**
 * The places that a fact speaks of, file by file.
 * @returns none while a file it means cannot be read
 */
export function placesOf(fact: About, values: Values): { file: string; spot: JsonPath }[] {
  const leads = [...leadsOf(fact, values)]
  if (leads.some(({ found }) => found === undefined)) return []
  return leads.flatMap(({ file, found }) =>
    found === undefined || 'message' in found ? [] : found.map((spot) => ({ file, spot })),
  )
}

/** Tells of each place that is there whether a fact speaks of it. */
export function speaking(
  fact: About,
  values: Values,
): (place: { file: string; pointer: string }) => boolean {
  const means = meaning(fact)
  const unread = values.unread.some(means)
  const [, field] = fact.pointer.split('/')
  return ({ file, pointer }) => {
    // Of most places this alone tells that another field is meant.
    if (field !== '*' && pointer.split('/', 2)[1] !== field) return false
    if (unread || !means(file)) return false
    if (pointer === fact.pointer) return true
    const found = values.follow(file, fact.pointer)
    return (
      found !== undefined &&
      !('message' in found) &&
      found.some((spot) => pointerOf(spot) === pointer)
    )
  }
}

/** What is listed as unconfirmed is there, and is listed once. */
export const unconfirmed: Rule = function* (draft) {
  if (draft.unconfirmed === undefined) return
  const values = valuesByFile(draft)
  const seen = new Set<string>()
  let names: string[] | undefined
  for (const [i, fact] of draft.unconfirmed.facts.entries()) {
    const spot = ['facts', i]
    if (!fact.file.includes('*') && !values.has(fact.file)) {
      // A declared page without its file is told of in the routes; the fact waits for it.
      if (Object.keys(draft.routes ?? {}).some((path) => pageFile(path) === fact.file)) continue
      const message = `There is no file "${fact.file}"`
      names ??= [...values.files()].map(nameOf)
      const near = [...values.files()][names.indexOf(nearest(nameOf(fact.file), names) ?? '')]
      const gone = 'Where the page is gone, delete this entry.'
      const hint = near === undefined ? gone : `Did you mean "${near}"?`
      yield { file, spot: [...spot, 'file'], message, hint }
      continue
    }
    const place = `${fact.file} ${fact.pointer}`
    if (seen.has(place)) {
      const message = `"${fact.pointer}" of ${fact.file} is listed already`
      yield { file, spot: [...spot, 'pointer'], message, hint: 'Delete one of the two.' }
    }
    seen.add(place)
    const astray = astrayOf(fact, values)
    if (astray !== undefined) {
      const { message, hint } = astray
      yield { file, spot: [...spot, 'pointer'], message, hint }
    }
  }
}
