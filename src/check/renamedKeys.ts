import { isInPages } from '../catalogue/catalogueFiles.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { isPointerWithin } from '../catalogue/place.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { formatPointer } from './pointer.ts'

// Keys of pages that had other names in earlier versions of this site. `npm run fix` renames them, and the pointers of
// `sources.json` that lead to them.

type RenamedKey = {
  /** The objects that it is in; none for a field of the page itself. */
  parents: readonly string[]
  was: string
  name: string
}

const renamedKeys: readonly RenamedKey[] = [
  { parents: [], was: 'facts', name: 'filterWords' },
  { parents: ['specification'], was: 'also', name: 'commonRows' },
]

/** An earlier name at its place, and the name of today. */
type EarlierName = { jsonPath: JsonPath; was: string; name: string }

/** A value with the names of today, and the earlier names that it had. */
type Renamed = { value: unknown; earlier: readonly EarlierName[] }

function renameKey(value: unknown, key: RenamedKey, above: JsonPath = []): Renamed {
  if (!isRecord(value)) return { value, earlier: [] }
  const { parents, was, name } = key
  const [parent, ...others] = parents
  if (parent !== undefined) {
    const inner = renameKey(ownValue(value, parent), { parents: others, was, name }, [
      ...above,
      parent,
    ])
    const isSame = inner.earlier.length === 0
    return { value: isSame ? value : { ...value, [parent]: inner.value }, earlier: inner.earlier }
  }
  // With both keys, a person has to choose.
  if (!Object.hasOwn(value, was) || Object.hasOwn(value, name)) return { value, earlier: [] }
  const { [was]: inner, ...rest } = value
  return {
    value: { ...rest, [name]: inner },
    earlier: [{ jsonPath: [...above, was], was, name }],
  }
}

/** A pointer into a page with the keys of today. */
function currentPointer(pointer: string): string {
  for (const { parents, was, name } of renamedKeys) {
    const before = formatPointer([...parents, was])
    if (isPointerWithin(pointer, before)) {
      return `${formatPointer([...parents, name])}${pointer.slice(before.length)}`
    }
  }
  return pointer
}

function renameInSource(source: unknown, i: number): Renamed {
  if (!isRecord(source) || typeof source.file !== 'string' || typeof source.pointer !== 'string') {
    return { value: source, earlier: [] }
  }
  const { file, pointer: was } = source
  const name = isInPages(file) ? currentPointer(was) : was
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
  if (!isInPages(file)) return { content, earlier: [] }
  return renamedKeys.reduce<{ content: JsonObject; earlier: readonly EarlierName[] }>(
    (now, key) => {
      const { value, earlier } = renameKey(now.content, key)
      return isRecord(value) ? { content: value, earlier: [...now.earlier, ...earlier] } : now
    },
    { content, earlier: [] },
  )
}
