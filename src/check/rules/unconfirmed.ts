import { once } from '../../catalogue/once.ts'
import type { Unconfirmed } from '../../shape/lists.ts'
import { type Draft, rule } from '../draft.ts'
import { pageFile, pagesOf, parts } from '../files.ts'
import { fileOf } from '../names.ts'
import { type Astray, follow } from '../pointer.ts'
import type { Finding, Spot } from '../problem.ts'
import { nearest } from '../suggest.ts'

const file = fileOf('unconfirmed')

type Fact = Unconfirmed['facts'][number]

/** `data/pages/Screw.json` -> `Screw` */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '')
}

/** Every file that a fact can stand in, with its value as far as it has its shape. */
export function valuesByFile(draft: Draft): Map<string, object | undefined> {
  const values = new Map<string, object | undefined>(
    parts.map((part) => [fileOf(part), draft[part]]),
  )
  for (const path of draft.brokenPages) values.set(pageFile(path), undefined)
  for (const { file, page } of pagesOf(draft)) values.set(file, page)
  return values
}

/** Where pointers lead in a value, each followed once: a few speak of all pages. */
const followed = once((value: object) => {
  const known = new Map<string, Spot[] | Astray>()
  return (pointer: string): Spot[] | Astray => {
    const found = known.get(pointer) ?? follow(value, pointer)
    known.set(pointer, found)
    return found
  }
})

/**
 * The places that a fact speaks of, file by file; `*` in the file's name stands for any name.
 * @returns what keeps it from speaking of any; nothing while a file it means cannot be read
 */
export function placesOf(
  { file, pointer }: Fact,
  values: ReadonlyMap<string, object | undefined>,
): { file: string; spot: Spot }[] | Astray | undefined {
  const [start = '', end] = file.split('*')
  const meant =
    end === undefined
      ? [file].filter((name) => values.has(name))
      : [...values.keys()].filter((name) => name.startsWith(start) && name.endsWith(end))
  const places: { file: string; spot: Spot }[] = []
  let astray: Astray | undefined
  for (const name of meant) {
    const value = values.get(name)
    if (value === undefined) return undefined
    const found = followed(value)(pointer)
    if ('message' in found) astray = astray && astray.near >= found.near ? astray : found
    else places.push(...found.map((spot) => ({ file: name, spot })))
  }
  return places.length === 0 ? astray : places
}

/** What is listed as unconfirmed is there, and is listed once. */
export const unconfirmed = rule(['unconfirmed'], function* (draft): Iterable<Finding> {
  const values = valuesByFile(draft)
  const seen = new Set<string>()
  const names = [...values.keys()].map(nameOf)
  for (const [i, fact] of draft.unconfirmed.facts.entries()) {
    const spot = ['facts', i]
    if (!fact.file.includes('*') && !values.has(fact.file)) {
      // A declared page without its file is told of in the routes; the fact waits for it.
      if (Object.keys(draft.routes ?? {}).some((path) => pageFile(path) === fact.file)) continue
      const message = `There is no file "${fact.file}"`
      const near = [...values.keys()][names.indexOf(nearest(nameOf(fact.file), names) ?? '')]
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
    const found = placesOf(fact, values)
    if (found !== undefined && 'message' in found) {
      const { message, hint } = found
      yield { file, spot: [...spot, 'pointer'], message, hint }
    }
  }
})
