import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import type { Files } from '../model/catalogue/catalogueFiles.ts'
import type { Finding, JsonPath, Problem } from '../model/problem.ts'
import { Memo, type Place } from './memo.ts'

/**
 * Gives each finding its line and column. Only texts with findings are parsed for places, one after
 * the other, so that a large catalogue is not held in memory twice.
 * @returns the problems in the order of their files and places
 */
export function placeFindings(
  texts: Files['texts'],
  findings: readonly Finding[],
  memo = new Memo(),
): Problem[] {
  const byFile = new Map<string, Finding[]>()
  for (const finding of findings) {
    const here = byFile.get(finding.file)
    if (here === undefined) byFile.set(finding.file, [finding])
    else here.push(finding)
  }
  const problems: Problem[] = []
  for (const file of [...byFile.keys()].toSorted()) {
    const here = byFile.get(file) ?? []
    const text = texts.get(file)
    const place = placer(typeof text === 'string' ? text : '', memo.places(file, text))
    const placed = here.map((finding) => {
      const { message, hint, warning } = finding
      return { file, ...place(finding), message, hint, ...(warning && { warning }) }
    })
    placed.sort((a, b) => a.line - b.line || a.column - b.column)
    for (const problem of placed) problems.push(problem)
  }
  return problems
}

/** @param known the places that were looked up in this text before */
function placer(text: string, known: Map<string, Place>) {
  const keys = new Map<Node, Map<string, Node>>()
  let tree: Node | undefined
  let starts: number[] | undefined
  function find({ spot, offset, key }: Finding): Place {
    if (spot !== undefined) tree ??= parseTree(text)
    starts ??= [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (at) => at.index + at[0].length)]
    const at = offset ?? (spot === undefined ? 0 : offsetOf(tree, spot, key ?? false, keys))
    const line = lineOf(starts, at)
    return { line, column: at - (starts[line - 1] ?? 0) + 1 }
  }
  return (finding: Finding): Place => {
    const name = JSON.stringify([finding.offset, finding.spot, finding.key])
    const place = known.get(name) ?? find(finding)
    known.set(name, place)
    return place
  }
}

/** The last line that begins at the offset or before it, found by halving. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 1
  let high = starts.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle - 1] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Where a value (or its key) stands; where there is no such value, its nearest parent. */
function offsetOf(
  tree: Node | undefined,
  spot: JsonPath,
  key: boolean,
  keys: Map<Node, Map<string, Node>>,
): number {
  let node = tree
  for (const [depth, step] of spot.entries()) {
    if (node?.type === 'array') {
      const child = node.children?.[Number(step)]
      if (child === undefined) break
      node = child
    } else {
      const [name, value]: Node[] = property(node, String(step), keys)?.children ?? []
      if (name === undefined) break
      node = key && depth === spot.length - 1 ? name : (value ?? name)
    }
  }
  return node?.offset ?? 0
}

/** The last property of that name: the one JSON.parse keeps. */
function property(
  node: Node | undefined,
  name: string,
  known: Map<Node, Map<string, Node>>,
): Node | undefined {
  if (node?.type !== 'object') return undefined
  let keys = known.get(node)
  if (keys === undefined) {
    keys = new Map()
    for (const child of node.children ?? []) {
      const [key] = child.children ?? []
      if (key !== undefined) keys.set(String(getNodeValue(key)), child)
    }
    known.set(node, keys)
  }
  return keys.get(name)
}
