import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { isRecord } from '../catalogue/format.ts'
import type { JsonPath, Problem } from '../catalogue/problem.ts'
import { nearestWord } from '../catalogue/suggest.ts'

/** Why a pointer leads to no value. */
export type UnresolvedPointer = {
  /** The number of its steps that can be followed; a larger number is a closer match. */
  depth: number
  message: string
  hint: string
  /** True if a value has a similar name, so that the pointer is probably misspelt. */
  isMisspelt: boolean
}

/** The fields that can name an entry of a list; the first of these that it has does. */
const nameFields = ['property', 'claim', 'key', 'topic', 'path', 'title', 'name', 'label', 'value']

/** The name of an entry of a list, which stays the same when the list is reordered, and its field. */
export function entryName(entry: unknown): { field: string; name: string } | undefined {
  if (!isRecord(entry)) return undefined
  const field = nameFields.find((one) => typeof entry[one] === 'string')
  return field === undefined ? undefined : { field, name: String(entry[field]) }
}

/** Every step that can follow after a value, as pointers write it. */
function possibleSteps(value: unknown): string[] {
  if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value) : []
  return value.flatMap((entry, i) => {
    const { name } = entryName(entry) ?? {}
    return name === undefined ? [String(i)] : [String(i), name]
  })
}

/** The keys that a step means: all of them for `*`, in a list an index or the name of an entry. */
function keysOf(value: unknown, step: string): (string | number)[] {
  if (Array.isArray(value)) {
    if (step === '*') return [...value.keys()]
    const named = value.findIndex((entry) => entryName(entry)?.name === step)
    const at = named < 0 && /^\d+$/.test(step) ? Number(step) : named
    return at >= 0 && at < value.length ? [at] : []
  }
  if (!isRecord(value)) return []
  return step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : []
}

function childOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[key] : undefined
}

/** The value at a place. */
export function valueAt(value: unknown, jsonPath: JsonPath): unknown {
  return jsonPath.reduce<unknown>(childOf, value)
}

/** The pointer to a place. */
export function pointerOf(jsonPath: JsonPath): string {
  return jsonPath
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

/** The fields whose names are made to stay, unlike a title or a label. */
const stableFields = ['property', 'claim', 'key', 'topic', 'path']

/** A pointer that calls the entries of lists by their keys, so that it holds when they are reordered. */
export function stablePointer(value: unknown, pointer: string): string {
  const found = resolvePointer(value, pointer)
  const [jsonPath] = Array.isArray(found) ? found : []
  let here = value
  const steps = jsonPath?.map((step) => {
    const list = here
    here = childOf(list, step)
    const { field = '', name = '' } = (Array.isArray(list) && entryName(here)) || {}
    const isFirst = Array.isArray(list) && keysOf(list, name)[0] === step
    return stableFields.includes(field) && isFirst ? name : step
  })
  return steps === undefined ? pointer : pointerOf(steps)
}

/** The pointer to the value at a line and column, counted from 1. */
export function pointerAt(text: string, { line, column }: Problem): string {
  const before = text.split('\n').slice(0, line - 1)
  const offset = before.reduce((sum, one) => sum + one.length + 1, column - 1)
  const tree = parseTree(text)
  const node = tree && findNodeAtOffset(tree, offset)
  return node === undefined ? '' : pointerOf(getNodePath(node))
}

/** Why a step leads nowhere from a value, with what was probably meant. */
function unresolved(steps: readonly string[], depth: number, value: unknown): UnresolvedPointer {
  const step = steps[depth] ?? ''
  const message = `"${pointerOf(steps)}" leads nowhere: there is no "${step}"`
  if (Array.isArray(value) && value.length > 0 && /^\d+$/.test(step)) {
    const hint = `Counting starts at 0, and the last is ${value.length - 1}.`
    return { depth: depth + 0.5, message, hint, isMisspelt: false }
  }
  const near = nearestWord(step, possibleSteps(value))
  if (near === undefined) {
    const hint = 'Delete this entry if the fact was removed.'
    return { depth, message, hint, isMisspelt: false }
  }
  const hint = `Did you mean "${pointerOf(steps.with(depth, near))}"?`
  return { depth: depth + 0.5, message, hint, isMisspelt: true }
}

/** The steps of a pointer, without its slashes. */
export function stepsOf(pointer: string): string[] {
  const escaped = pointer.slice(1).split('/')
  return escaped.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * Resolves a JSON pointer (RFC 6901), in which an entry of a list may be called by its name too
 * (`/claims/warranty`), and `*` matches all fields or entries.
 * @returns the places to which it leads, or why it leads to none
 */
export function resolvePointer(value: unknown, pointer: string): JsonPath[] | UnresolvedPointer {
  if (!pointer.startsWith('/')) {
    const message = `"${pointer}" is not a valid place in the file`
    const hint = 'Start with a slash: "/phone", "/addresses/0".'
    return { depth: 0, message, hint, isMisspelt: true }
  }
  const steps = stepsOf(pointer)
  let here: { value: unknown; jsonPath: JsonPath }[] = [{ value, jsonPath: [] }]
  for (const [depth, step] of steps.entries()) {
    const next = here.flatMap(({ value, jsonPath }) =>
      keysOf(value, step).map((key) => ({
        value: childOf(value, key),
        jsonPath: [...jsonPath, key],
      })),
    )
    if (next.length === 0) return unresolved(steps, depth, here[0]?.value)
    here = next
  }
  return here.map(({ jsonPath }) => jsonPath)
}
