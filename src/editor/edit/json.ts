import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  parseTree,
  visit,
} from 'jsonc-parser'
import { isRecord } from '../../catalogue/format.ts'

/*
 * The text edits are computed here, since `modify` of jsonc-parser spreads neighbours over several lines,
 * and leaves `[12]` of `[1, 2]` where it removes the last entry.
 */

/** @throws if the file has no value there */
function nodeAt(text: string, path: JSONPath): Node {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  if (node === undefined) throw new Error(`there is no value at /${path.join('/')}`)
  return node
}

/** An entry of a list, or a field with its name. */
function entryAt(text: string, path: JSONPath): Node {
  const node = nodeAt(text, path)
  return node.parent?.type === 'property' ? node.parent : node
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

function replaceRange(text: string, from: number, to: number, content: string): string {
  return applyEdits(text, [{ offset: from, length: to - from, content }])
}

/** A value as JSON on one line, as the formatter writes it. */
function onOneLine(value: unknown): string {
  // A line break within a text is escaped: the others separate values.
  const lines = JSON.stringify(value, null, 1)
  return lines
    .replaceAll(/\[\n */g, '[')
    .replaceAll(/\n *\]/g, ']')
    .replaceAll(/\n */g, ' ')
}

/** True if two JSON values are equal; the order of fields does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, i) => sameValue(entry, other[i]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  const keys = Object.keys(one)
  const same = (key: string) => Object.hasOwn(other, key) && sameValue(one[key], other[key])
  return keys.length === Object.keys(other).length && keys.every(same)
}

/** Changes the value at a path. Only what differs between the two values is written anew. */
export function changeValue(text: string, path: JSONPath, value: unknown): string {
  const node = nodeAt(text, path)
  const was: unknown = getNodeValue(node)
  if (sameValue(was, value)) return text
  if (Array.isArray(was) && Array.isArray(value)) return changeList(text, path, was, value)
  if (isRecord(was) && isRecord(value)) return changeFields(text, path, was, value)
  return replaceRange(text, node.offset, endOf(node), onOneLine(value))
}

function changeFields(text: string, path: JSONPath, was: object, value: object): string {
  const gone = Object.keys(was).filter((key) => !Object.hasOwn(value, key))
  let now = gone.reduce((text, key) => removeEntry(text, [...path, key]), text)
  const keys = Object.keys(was).filter((key) => !gone.includes(key))
  let at = 0
  for (const [key, one] of Object.entries(value)) {
    if (keys.includes(key)) now = changeValue(now, [...path, key], one)
    else {
      now = insertEntry(now, path, one, { name: key, at })
      keys.splice(at, 0, key)
    }
    at = keys.indexOf(key) + 1
  }
  return now
}

function changeList(text: string, path: JSONPath, was: unknown[], value: unknown[]): string {
  const shorter = Math.min(was.length, value.length)
  let start = 0
  while (start < shorter && sameValue(was[start], value[start])) start += 1
  let end = 0
  while (end < shorter - start && sameValue(was.at(-1 - end), value.at(-1 - end))) end += 1
  let now = text
  for (let at = start; at < shorter - end; at += 1) now = changeValue(now, [...path, at], value[at])
  for (let at = was.length - end - 1; at >= shorter - end; at -= 1)
    now = removeEntry(now, [...path, at])
  for (let at = shorter - end; at < value.length - end; at += 1) {
    now = insertEntry(now, path, value[at], { at })
  }
  return now
}

/** Moves an entry of a list to another place. */
export function moveEntry(text: string, path: JSONPath, from: number, to: number): string {
  const places = nodeAt(text, path).children ?? []
  const entries = places.map((node) => text.slice(node.offset, endOf(node)))
  entries.splice(to, 0, ...entries.splice(from, 1))
  const edits = places.map(({ offset, length }, at) => ({
    offset,
    length,
    content: entries[at] ?? '',
  }))
  return applyEdits(text, edits)
}

/** Renames a field. */
export function renameField(text: string, path: JSONPath, name: string): string {
  const [key] = entryAt(text, path).children ?? []
  return key === undefined ? text : replaceRange(text, key.offset, endOf(key), JSON.stringify(name))
}

/** Removes an entry of a list, or a field. */
export function removeEntry(text: string, path: JSONPath): string {
  const node = entryAt(text, path)
  const all = node.parent?.children ?? []
  const at = all.indexOf(node)
  const [before, after] = [all[at - 1], all[at + 1]]
  if (before !== undefined) return replaceRange(text, endOf(before), endOf(node), '')
  if (after !== undefined) return replaceRange(text, node.offset, after.offset, '')
  const { offset, length } = node.parent ?? node
  return replaceRange(text, offset + 1, offset + length - 1, '')
}

/**
 * Adds an entry to a list, or a field, on lines of its own or not like its neighbours.
 * @param at the index of the entry before which it is inserted; left out: at the end
 */
export function insertEntry(
  text: string,
  path: JSONPath,
  value: unknown,
  { name, at }: { name?: string; at?: number } = {},
): string {
  const parent = nodeAt(text, path)
  const all = parent.children ?? []
  const [first] = all
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lead = /[ \t]*$/.exec(text.slice(0, first?.offset))?.[0] ?? ''
  const lineOf = (offset: number) => /[^\n]*$/.exec(text.slice(0, offset))?.[0] ?? ''
  const onLines = first === undefined || lineOf(first.offset).trim() === ''
  const outer = /^\s*/.exec(lineOf(parent.offset))?.[0] ?? ''
  const indent = first === undefined ? `${outer}  ` : onLines ? lead : ''
  const broken =
    name === undefined && first !== undefined
      ? text.slice(first.offset, endOf(first)).includes('\n')
      : onLines
  const json = broken
    ? JSON.stringify(value, null, 2).replaceAll('\n', eol + indent)
    : onOneLine(value)
  const entry = name === undefined ? json : `${JSON.stringify(name)}: ${json}`
  const gap = onLines ? eol + indent : ' '
  const next = at === undefined ? undefined : all[at]
  if (next !== undefined) return replaceRange(text, next.offset, next.offset, `${entry},${gap}`)
  const last = all.at(-1)
  if (last !== undefined) return replaceRange(text, endOf(last), endOf(last), `,${gap}${entry}`)
  const inside = parent.offset + 1
  return replaceRange(text, inside, endOf(parent) - 1, `${eol}${indent}${entry}${eol}${outer}`)
}

/** Replaces every value of the file that is exactly this text; what a person has confirmed stays as it was. */
export function replaceTexts(text: string, from: string, to: string): string {
  const edits: Edit[] = []
  visit(text, {
    onLiteralValue(value, offset, length, _line, _character, pathOf) {
      if (value !== from || pathOf().slice(-2).join('/') === 'confirmed/value') return
      edits.push({ offset, length, content: JSON.stringify(to) })
    },
  })
  return applyEdits(text, edits)
}
