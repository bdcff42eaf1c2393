import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { isRecord } from '../model/format.ts'
import type { JsonPath, Problem } from '../model/problem.ts'
import { nearest } from '../model/suggest.ts'
import { identityOf } from './outline.ts'

/** What keeps a pointer from leading to a value, and how far it leads: more is nearer. */
export type Astray = { near: number; message: string; hint: string }

/** Every step that can be taken from a value on, as pointers write it. */
function stepsFrom(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, i) => [String(i), identityOf(entry)?.name ?? []].flat())
  }
  return isRecord(value) ? Object.keys(value) : []
}

/** Where a step leads: every entry for `*`, in a list by its place or by what the entry is called. */
function taken(value: unknown, step: string): (string | number)[] {
  if (Array.isArray(value)) {
    if (step === '*') return [...value.keys()]
    const named = value.findIndex((entry) => identityOf(entry)?.name === step)
    const at = named < 0 && /^\d+$/.test(step) ? Number(step) : named
    return at >= 0 && at < value.length ? [at] : []
  }
  if (!isRecord(value)) return []
  return step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : []
}

function next(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return isRecord(value) ? value[step] : undefined
}

/**
 * The steps of a JSON pointer (RFC 6901), in which an entry of a list may be called by its name too
 * (`/claims/warranty`), and `*` stands for all.
 * @returns undefined where it is no pointer
 */
function stepsOf(pointer: string): string[] | undefined {
  if (!pointer.startsWith('/')) return undefined
  const steps = pointer.slice(1).split('/')
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer to a place. */
export function pointerOf(spot: JsonPath): string {
  return spot.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The pointer to the value that stands at a line and column, counted from 1. */
export function pointerAt(text: string, { line, column }: Problem): string {
  const before = text.split('\n').slice(0, line - 1)
  const offset = before.reduce((sum, one) => sum + one.length + 1, column - 1)
  const tree = parseTree(text)
  const node = tree && findNodeAtOffset(tree, offset)
  return node === undefined ? '' : pointerOf(getNodePath(node))
}

/** The places to which a pointer leads, or why it leads to none. */
export function follow(value: unknown, pointer: string): JsonPath[] | Astray {
  const steps = stepsOf(pointer)
  if (steps === undefined) {
    const message = `"${pointer}" is not a way into the file`
    return { near: 0, message, hint: 'It begins with a slash: "/phone", "/addresses/0".' }
  }
  let here: { value: unknown; spot: JsonPath }[] = [{ value, spot: [] }]
  for (const [depth, step] of steps.entries()) {
    const further = here.flatMap(({ value, spot }) =>
      taken(value, step).map((one) => ({ value: next(value, one), spot: [...spot, one] })),
    )
    if (further.length === 0) {
      const [first] = here
      const known = stepsFrom(first?.value)
      const message = `"${pointer}" leads nowhere: there is no "${step}"`
      const none = 'Delete this entry if the fact is gone.'
      const last = Array.isArray(first?.value) ? first.value.length - 1 : -1
      const most = `Counting begins at 0, and the last is ${last}.`
      const near = nearest(step, known)
      const meant = near && `Did you mean "${pointerOf(steps.with(depth, near))}"?`
      const hint = last >= 0 && /^\d+$/.test(step) ? most : (meant ?? none)
      return { near: depth + (hint === none ? 0 : 0.5), message, hint }
    }
    here = further
  }
  return here.map(({ spot }) => spot)
}
