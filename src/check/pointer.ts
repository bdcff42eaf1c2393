import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { isRecord } from '../catalogue/json.ts'
import { quote } from '../catalogue/messageText.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { JsonPath, LocatedProblem, Problem } from '../catalogue/problem.ts'
import { nearestWord } from '../catalogue/suggest.ts'

/** The fault of a pointer that matches no value. */
export type UnresolvedPointer = Problem & {
  /** The number of steps that could be followed; the larger, the closer the match. */
  depth: number
  /** True if a value has a similar name, so that the pointer is probably misspelt. */
  isMisspelt: boolean
}

/** The fields that can name a list entry, in order of precedence. */
const nameFields = [
  'property',
  'claim',
  'key',
  'topic',
  'path',
  'title',
  'name',
  'label',
  'value',
  'colour',
]

/** The name of an entry of a list, which stays the same when the list is reordered, and its field. */
export function entryKey(entry: unknown): { field: string; name: string } | undefined {
  if (!isRecord(entry)) return undefined
  const field = nameFields.find((one) => typeof ownValue(entry, one) === 'string')
  return field === undefined ? undefined : { field, name: String(ownValue(entry, field)) }
}

/** All steps that a pointer can take from a value. */
function possibleSteps(value: unknown): string[] {
  if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value) : []
  return value.flatMap((entry, i) => {
    const { name } = entryKey(entry) ?? {}
    return name === undefined ? [String(i)] : [String(i), name]
  })
}

/** The keys that a step matches: all for `*`; in a list, an index or the name of an entry. */
function keysOf(value: unknown, step: string): (string | number)[] {
  if (Array.isArray(value)) {
    if (step === '*') return [...value.keys()]
    const named = value.findIndex((entry) => entryKey(entry)?.name === step)
    const at = named < 0 && /^\d+$/.test(step) ? Number(step) : named
    return at >= 0 && at < value.length ? [at] : []
  }
  if (!isRecord(value)) return []
  if (step === '*') return Object.keys(value)
  return Object.hasOwn(value, step) ? [step] : []
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
export function formatPointer(jsonPath: JsonPath): string {
  return jsonPath
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

/** The name fields that never change, unlike a title or a label. */
const stableFields = ['property', 'claim', 'key', 'topic', 'path']

/** A pointer that addresses list entries by key, so that it stays valid when they are reordered. */
export function stablePointer(value: unknown, pointer: string): string {
  const targets = resolvePointer(value, pointer)
  const [jsonPath] = Array.isArray(targets) ? targets : []
  let here = value
  const steps = jsonPath?.map((step) => {
    const list = here
    here = childOf(list, step)
    const { field = '', name = '' } = (Array.isArray(list) && entryKey(here)) || {}
    const isFirst = Array.isArray(list) && keysOf(list, name)[0] === step
    return stableFields.includes(field) && isFirst ? name : step
  })
  return steps === undefined ? pointer : formatPointer(steps)
}

/** The pointer to the value at a line and column, counted from 1. */
export function pointerAt(text: string, { line, column }: LocatedProblem): string {
  const before = text.split('\n').slice(0, line - 1)
  const offset = before.reduce((sum, one) => sum + one.length + 1, column - 1)
  const tree = parseTree(text)
  const node = tree && findNodeAtOffset(tree, offset)
  return node === undefined ? '' : formatPointer(getNodePath(node))
}

/** The fault of a step that matches nothing, with the step that was probably meant. */
function unresolved(steps: readonly string[], depth: number, value: unknown): UnresolvedPointer {
  const step = steps[depth] ?? ''
  const message = `What this is about is no longer there: nothing has the name ${quote(step)}`
  if (Array.isArray(value) && value.length > 0 && /^\d+$/.test(step)) {
    const fix = `Counting starts at 0, and the last is ${value.length - 1}.`
    return { depth: depth + 0.5, message, fix, isMisspelt: false }
  }
  const near = nearestWord(step, possibleSteps(value))
  if (near === undefined) {
    const fix = 'Delete this entry if the fact was removed.'
    return { depth, message, fix, isMisspelt: false }
  }
  const fix = `Did you mean "${formatPointer(steps.with(depth, near))}"?`
  return { depth: depth + 0.5, message, fix, isMisspelt: true }
}

/** The steps of a pointer, without its slashes. */
export function parsePointer(pointer: string): string[] {
  const escaped = pointer.slice(1).split('/')
  return escaped.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * Resolves a JSON pointer (RFC 6901), in which a list entry can also be addressed by its name
 * (`/claims/warranty`), and `*` matches all fields or entries.
 * @returns the paths of the values that it matches, or the fault if it matches none
 */
export function resolvePointer(value: unknown, pointer: string): JsonPath[] | UnresolvedPointer {
  if (!pointer.startsWith('/')) {
    const message = `${quote(pointer)} is not a valid place`
    const fix = 'Start with a slash: "/phone", "/addresses/0".'
    return { depth: 0, message, fix, isMisspelt: true }
  }
  const steps = parsePointer(pointer)
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
