import { isInPages } from '../catalogue/catalogueFiles.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { isPointerWithin } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { pageFile, sharedFilePath } from '../pages/dataFiles.ts'
import { formatPointer, valueAt } from './pointer.ts'
import { withoutPlace } from './removedData.ts'

// Keys that had other names, or were elsewhere in their file, in earlier versions of this site. `npm run fix` renames and
// moves them, and the pointers of `sources.json` that lead to them.

type RenamedKey = {
  isIn: (file: string) => boolean
  was: readonly string[]
  now: readonly string[]
}

const isList = (file: string) => file === pageFile('/List')
const line = ['words', 'line']
const calculator = ['words', 'roofCalculator']

const renamedKeys: readonly RenamedKey[] = [
  { isIn: isInPages, was: ['facts'], now: ['filterWords'] },
  { isIn: isInPages, was: ['whyGujarat'], now: ['whyHere'] },
  { isIn: isInPages, was: ['specification', 'also'], now: ['specification', 'commonRows'] },
  { isIn: isList, was: [...calculator, 'units'], now: [...line, 'lengthUnits'] },
  { isIn: isList, was: [...calculator, 'unitsOfOne'], now: [...line, 'lengthUnitsOfOne'] },
  ...['noLength', 'tooShort', 'tooLong'].map((fault) => ({
    isIn: isList,
    was: [...calculator, 'faults', fault],
    now: [...line, 'lengthFaults', fault],
  })),
]

/** An earlier name at its place, and the name of today. */
type EarlierName = { jsonPath: JsonPath; was: string; name: string }

/** A value with the names of today, and the earlier names that it had. */
type Renamed<T> = { value: T; earlier: readonly EarlierName[] }

/** A value with a value put at a place; groups on the way that are missing are made. */
function withValueAt(
  value: JsonObject,
  [step, ...rest]: readonly string[],
  put: unknown,
): JsonObject {
  if (step === undefined) return value
  if (rest.length === 0) return { ...value, [step]: put }
  const inner = valueAt(value, [step])
  return { ...value, [step]: withValueAt(isRecord(inner) ? inner : {}, rest, put) }
}

function renameKey(value: JsonObject, { was, now }: RenamedKey): Renamed<JsonObject> {
  const moved = valueAt(value, was)
  // With both keys, a person has to choose.
  if (moved === undefined || valueAt(value, now) !== undefined) return { value, earlier: [] }
  const rest = withoutPlace(value, was)
  const parents = now.slice(0, -1).map((_, i) => valueAt(rest, now.slice(0, i + 1)))
  const isPossible = parents.every((parent) => parent === undefined || isRecord(parent))
  if (!isRecord(rest) || !isPossible) return { value, earlier: [] }
  const name = { jsonPath: was, was: was.at(-1) ?? '', name: now.at(-1) ?? '' }
  return { value: withValueAt(rest, now, moved), earlier: [name] }
}

/** A pointer into a file with the keys of today. */
function currentPointer(file: string, pointer: string): string {
  for (const { isIn, was, now } of renamedKeys) {
    const before = formatPointer(was)
    if (isIn(file) && isPointerWithin(pointer, before)) {
      return `${formatPointer(now)}${pointer.slice(before.length)}`
    }
  }
  return pointer
}

function renameInSource(source: unknown, i: number): Renamed<unknown> {
  if (!isRecord(source) || typeof source.file !== 'string' || typeof source.pointer !== 'string') {
    return { value: source, earlier: [] }
  }
  const { file, pointer: was } = source
  const name = currentPointer(file, was)
  if (name === was) return { value: source, earlier: [] }
  return {
    value: { ...source, pointer: name },
    earlier: [{ jsonPath: ['entries', i, 'pointer'], was, name }],
  }
}

/** The content of a file with the names of today, and the names of an earlier version that it had. */
export function withCurrentNames(
  file: string,
  content: JsonObject,
): { content: JsonObject; earlier: readonly EarlierName[] } {
  if (file === sharedFilePath('sources') && Array.isArray(content.entries)) {
    const sources = content.entries.map(renameInSource)
    const earlier = sources.flatMap((one) => one.earlier)
    return { content: { ...content, entries: sources.map(({ value }) => value) }, earlier }
  }
  return renamedKeys
    .filter(({ isIn }) => isIn(file))
    .reduce<{ content: JsonObject; earlier: readonly EarlierName[] }>(
      (now, key) => {
        const { value, earlier } = renameKey(now.content, key)
        return { content: value, earlier: [...now.earlier, ...earlier] }
      },
      { content, earlier: [] },
    )
}
