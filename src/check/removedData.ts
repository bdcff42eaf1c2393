import { SCHEMA_KEY } from '../catalogue/catalogueFiles.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { valueAt } from './pointer.ts'

// Data that earlier versions of this site had, and that nothing reads any longer. `npm run fix` removes it.

const removedFiles: readonly string[] = ['data/acceptedWarnings.json']

type RemovedField = {
  /** The way to it; `*` is any field or entry. */
  path: readonly string[]
  /** Only with this value; left out: with any. */
  value?: unknown
  /** Only in an object with such a value. */
  beside?: { key: string; pattern: RegExp }
}

/** File -> the fields that it no longer has. */
const removedFields: ReadonlyMap<string, readonly RemovedField[]> = new Map([
  [
    'data/sources.json',
    [
      { path: ['papers'] },
      { path: ['entries', '*', 'paper'] },
      // Many pages at once: each is read by itself now.
      { path: ['entries', '*', 'confirmed'], beside: { key: 'file', pattern: /\*/ } },
    ],
  ],
  [
    'data/site.json',
    [
      { path: ['answer', 'quotation'] },
      ...['confirmedByPaper', 'byPaper', 'papers'].map((name) => ({ path: ['sources', name] })),
    ],
  ],
  ['data/properties.json', [{ path: ['properties', '*', 'schemaOrg'], value: 'hasCertification' }]],
])

/** True for a file that an earlier version of this site had. */
export function isRemovedFile(file: string): boolean {
  return removedFiles.includes(file)
}

/** The places that a path leads to in a value. */
function* placesAt(
  value: unknown,
  [step, ...rest]: readonly string[],
): Iterable<{ jsonPath: JsonPath; value: unknown }> {
  if (step === undefined) {
    yield { jsonPath: [], value }
    return
  }
  const isList = Array.isArray(value)
  if (!isList && !isRecord(value)) return
  for (const [key, inner] of Object.entries(value)) {
    if (step !== '*' && step !== key) continue
    for (const place of placesAt(inner, rest)) {
      yield { ...place, jsonPath: [isList ? Number(key) : key, ...place.jsonPath] }
    }
  }
}

/** The places in the content of a file that only an earlier version of this site read. */
export function removedPlaces(file: string, content: JsonObject): JsonPath[] {
  return (removedFields.get(file) ?? []).flatMap(({ path, value: only, beside }) =>
    [...placesAt(content, path)].flatMap(({ jsonPath, value }) => {
      if (only !== undefined && only !== value) return []
      if (beside === undefined) return [jsonPath]
      const other = valueAt(content, [...jsonPath.slice(0, -1), beside.key])
      return beside.pattern.test(String(other)) ? [jsonPath] : []
    }),
  )
}

/** The values of a file that only an earlier version of this site read; `npm run fix` removes them. */
export function removedValues(
  file: string,
  content: JsonObject,
): { jsonPath: JsonPath; value: unknown }[] {
  if (!isRemovedFile(file)) {
    return removedPlaces(file, content).map((jsonPath) => ({
      jsonPath,
      value: valueAt(content, jsonPath),
    }))
  }
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === SCHEMA_KEY) return []
    if (!Array.isArray(value)) return [{ jsonPath: [key], value }]
    return value.map((entry, index) => ({ jsonPath: [key, index], value: entry }))
  })
}

/** A value without the one at a place. */
export function withoutPlace(value: unknown, [step, ...rest]: JsonPath): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, i) => (i === step ? withoutPlace(entry, rest) : entry))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key !== step) return [[key, inner]]
      return rest.length === 0 ? [] : [[key, withoutPlace(inner, rest)]]
    }),
  )
}

/** The content of a file without what only an earlier version of this site read; the same if it has none of it. */
export function withoutRemoved(file: string, content: JsonObject): JsonObject {
  return removedPlaces(file, content).reduce<JsonObject>((now, place) => {
    const after = withoutPlace(now, place)
    return isRecord(after) ? after : now
  }, content)
}
