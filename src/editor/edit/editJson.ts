import { isRecord, type JsonObject } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { formatPointer } from '../../check/pointer.ts'
import { printFile } from '../../check/printFile.ts'
import { readJson } from '../../check/readJson.ts'

/**
 * The value of a text that can be printed again without losing anything; undefined for a text that is no
 * JSON object, or gives a field twice. The check says why.
 */
export function editableValue(text: string): JsonObject | undefined {
  const { value, faults, doubtful } = readJson(text)
  return isRecord(value) && faults.length === doubtful.length ? value : undefined
}

/** Changes the value of a file, and prints it; a text that has no {@link editableValue} stays as it is. */
export function editFile(file: string, text: string, edit: (value: JsonObject) => unknown): string {
  const value = editableValue(text)
  const after = value && edit(value)
  if (!isRecord(after) || sameValue(value, after)) return text
  return printFile(file, after, readJson(text).doubtful)
}

/** True if two JSON values are equal; the order of fields does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, i) => sameValue(entry, other[i]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  const keys = Object.keys(one)
  const same = (key: string) =>
    Object.hasOwn(other, key) && sameValue(ownValue(one, key), other[key])
  return keys.length === Object.keys(other).length && keys.every(same)
}

/**
 * A copy of a value with a change to the value at a path.
 * @throws if there is none
 */
function changeAt(value: unknown, path: JsonPath, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  // A new entry is added after the last one.
  if (Array.isArray(value) && (Number(step) in value || step === value.length)) {
    return value.toSpliced(Number(step), 1, changeAt(value[Number(step)], rest, change))
  }
  if (isRecord(value) && Object.hasOwn(value, step)) {
    return { ...value, [step]: changeAt(value[step], rest, change) }
  }
  throw new Error(`there is no value at ${formatPointer(path)}`)
}

/** A copy of a value with another one at a path. */
export function changeValue(value: unknown, path: JsonPath, next: unknown): unknown {
  return changeAt(value, path, () => next)
}

function changeList(
  value: unknown,
  path: JsonPath,
  change: (list: readonly unknown[]) => unknown[],
): unknown {
  return changeAt(value, path, (list) => (Array.isArray(list) ? change(list) : list))
}

/**
 * A copy of a value with another entry in a list.
 * @param at the index of the entry before which it is inserted; left out: at the end
 */
export function insertEntry(
  value: unknown,
  path: JsonPath,
  entry: unknown,
  at = Number.POSITIVE_INFINITY,
): unknown {
  return changeList(value, path, (list) => list.toSpliced(at, 0, entry))
}

/** A value in which an entry of a list is at another place. */
export function moveEntry(value: unknown, path: JsonPath, from: number, to: number): unknown {
  return changeList(value, path, (list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]))
}

function changeFields(
  value: unknown,
  path: JsonPath,
  change: (fields: [key: string, value: unknown][]) => [key: string, value: unknown][],
): unknown {
  return changeAt(value, path, (fields) =>
    isRecord(fields) ? Object.fromEntries(change(Object.entries(fields))) : fields,
  )
}

/** A copy of a value with another field in an object. */
export function addField(value: unknown, path: JsonPath, name: string, added: unknown): unknown {
  return changeFields(value, path, (fields) => [...fields, [name, added]])
}

/** A value in which a field of an object has another name. */
export function renameField(value: unknown, path: JsonPath, from: string, to: string): unknown {
  return changeFields(value, path, (fields) =>
    fields.map(([key, one]) => [key === from ? to : key, one]),
  )
}

/** A copy of a value without an entry of a list, or a field. */
export function removeEntry(value: unknown, path: JsonPath): unknown {
  const [around, step] = [path.slice(0, -1), path.at(-1)]
  return typeof step === 'number'
    ? changeList(value, around, (list) => list.toSpliced(step, 1))
    : changeFields(value, around, (fields) => fields.filter(([key]) => key !== step))
}

/** A copy of a value with every text that is exactly `from` replaced. */
export function replaceTexts(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((entry) => replaceTexts(entry, from, to))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([key, inner]) => [key, replaceTexts(inner, from, to)])
  return Object.fromEntries(fields)
}
