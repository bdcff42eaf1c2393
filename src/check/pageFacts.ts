import { isFigure } from '../catalogue/figure.ts'
import { fingerprint } from '../catalogue/fingerprint.ts'
import { isRecord } from '../catalogue/json.ts'
import { memoize } from '../catalogue/memoize.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { isTextSchema } from '../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import { type DataNode, nodeMeta, walkData } from '../catalogue/walkData.ts'
import { type Page, pageSchemaOf } from '../pages/pageSchemas.ts'

/**
 * A part of a page that no other page may repeat: the path and the hash of its compared values; `hasHeading` is true if
 * the heading of the page is in them.
 */
export type UniquePart = { jsonPath: JsonPath; hash: string; isText: boolean; hasHeading: boolean }

/** A reference to a picture, with its JSON path. */
export type PictureUse = {
  jsonPath: JsonPath
  picture: string
  /** The width in pixels that the picture needs there to be sharp. */
  width: number
}

/** The facts of a page that the rules between files need. */
export type PageFacts = {
  heading?: string
  /** Every picture that it names. */
  pictures: readonly PictureUse[]
  /** The parts that no other page has. */
  uniqueParts: readonly UniquePart[]
}

function isFigureAt({ value }: DataNode): boolean {
  return isRecord(value) && isFigure(value)
}

/** True if other pages may have the same value in this field. */
function mayRepeat(node: DataNode): boolean {
  const { repeatable } = nodeMeta(node)
  if (repeatable === 'one') return Array.isArray(node.value) && node.value.length <= 1
  return repeatable === 'yes'
}

/** True for the texts, figures and words by which two pages are compared; links and pictures are not. */
function isCompared(node: DataNode): boolean {
  if (isFigureAt(node)) return true
  const { names } = nodeMeta(node)
  return typeof node.value !== 'object' && names !== 'picture' && names !== 'path'
}

/** True for a value that is distinctive by itself: a figure or a text. */
function isStatement(node: DataNode): boolean {
  const { repeatable } = nodeMeta(node)
  return isFigureAt(node) || (isTextSchema(node.schema) && repeatable !== 'between figures')
}

/** The path of the smallest value that contains all nodes, such as the list of a section's points. */
function commonPath([first, ...others]: readonly DataNode[]): JsonPath {
  const path = first?.jsonPath ?? []
  const end = path.findIndex((key, i) => others.some(({ jsonPath }) => jsonPath[i] !== key))
  return end === -1 ? path : path.slice(0, end)
}

/** The parts of a page that must be unique: first those with texts, then those with figures only. */
export function findUniqueParts(page: object, schema: Schema): readonly UniquePart[] {
  const heading = 'heading' in page && typeof page.heading === 'string' ? page.heading : ''
  const parts = new Map<string, DataNode[]>()
  const enters = (node: DataNode) => !mayRepeat(node) && !isFigureAt(node)
  for (const node of walkData(page, schema, enters)) {
    if (mayRepeat(node) || !isCompared(node)) continue
    const part = String(node.jsonPath[0])
    const nodes = parts.get(part)
    if (nodes === undefined) parts.set(part, [node])
    else nodes.push(node)
  }
  const unique = Array.from(parts.values(), (nodes): UniquePart[] => {
    const statements = nodes.filter(isStatement)
    if (statements.length === 0) return []
    const content = JSON.stringify(nodes.map(({ value, jsonPath }) => [jsonPath, value]))
    const isText = !statements.every(isFigureAt)
    const hasHeading = content.includes(heading)
    return [{ jsonPath: commonPath(nodes), hash: fingerprint(content), isText, hasHeading }]
  }).flat()
  return [...unique.filter(({ isText }) => isText), ...unique.filter(({ isText }) => !isText)]
}

/** The default width in pixels that a picture needs. */
const LEAST_WIDTH = 1200

/** Every picture that a value of the data names. */
export function picturesNamedIn(value: object, schema: Schema): PictureUse[] {
  return walkData(value, schema).flatMap((node) => {
    const { names, leastWidth = LEAST_WIDTH } = nodeMeta(node)
    const { value: picture, jsonPath } = node
    return names === 'picture' && typeof picture === 'string'
      ? [{ jsonPath, picture, width: leastWidth }]
      : []
  })
}

/** Derives the facts of a page that the rules between files need. */
export const pageFacts: (page: Page) => PageFacts = memoize((page: Page) => ({
  ...('heading' in page && { heading: page.heading }),
  pictures: picturesNamedIn(page, pageSchemaOf(page)),
  uniqueParts: findUniqueParts(page, pageSchemaOf(page)),
}))
