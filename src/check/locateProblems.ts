import { type Node, parseTree } from 'jsonc-parser'
import type { Files } from '../catalogue/catalogueFiles.ts'
import type { FileProblem, JsonPath, LocatedProblem } from '../catalogue/problem.ts'

/**
 * Adds line and column to each problem. Only texts with problems are parsed for positions, one after
 * the other, so that a large catalogue is not held in memory twice.
 * @returns the problems in the order of their files and places
 */
export function locateProblems(
  texts: Files['texts'],
  problems: readonly FileProblem[],
): LocatedProblem[] {
  const byFile = new Map<string, FileProblem[]>()
  for (const problem of problems) {
    const here = byFile.get(problem.file)
    if (here === undefined) byFile.set(problem.file, [problem])
    else here.push(problem)
  }
  return [...byFile.keys()].toSorted().flatMap((file) => {
    const text = texts.get(file)
    return locateInText(typeof text === 'string' ? text : '', byFile.get(file) ?? [])
  })
}

function locateInText(text: string, problems: readonly FileProblem[]): LocatedProblem[] {
  // A text that could not be read may be nested too deep for the parser.
  const tree = problems.some(({ jsonPath }) => jsonPath !== undefined) ? parseTree(text) : undefined
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (at) => at.index + at[0].length)]
  const placed = problems.map(({ file, jsonPath, key, offset, ...problem }) => {
    const at = offset ?? (jsonPath === undefined ? 0 : offsetOf(tree, jsonPath, key ?? false))
    const line = starts.findLastIndex((start) => start <= at)
    const column = at - (starts[line] ?? 0) + 1
    return { file, line: line + 1, column, ...(jsonPath && { jsonPath }), ...problem }
  })
  return placed.toSorted((a, b) => a.line - b.line || a.column - b.column)
}

/** The position of a value or its key; of its nearest parent if the value does not exist. */
function offsetOf(tree: Node | undefined, jsonPath: JsonPath, key: boolean): number {
  let node = tree
  for (const [depth, step] of jsonPath.entries()) {
    if (node?.type === 'array') {
      const child: Node | undefined = node.children?.[Number(step)]
      if (child === undefined) break
      node = child
    } else {
      const [name, value]: Node[] = propertyOf(node, String(step))?.children ?? []
      if (name === undefined) break
      node = key && depth === jsonPath.length - 1 ? name : (value ?? name)
    }
  }
  return node?.offset ?? 0
}

/** The last property of that name, because JSON.parse keeps that one. */
function propertyOf(node: Node | undefined, name: string): Node | undefined {
  return node?.type === 'object'
    ? node.children?.findLast(({ children: [key] = [] }) => key?.value === name)
    : undefined
}
