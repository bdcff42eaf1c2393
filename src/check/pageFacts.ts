import type { z } from 'zod'
import { isFigure } from '../catalogue/figure.ts'
import { fingerprint } from '../catalogue/fingerprint.ts'
import { isRecord } from '../catalogue/json.ts'
import { memoize } from '../catalogue/memoize.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import { isTextSchema } from '../catalogue/schemas/fieldMeta.ts'
import { type DataNode, nodeMeta, walkData } from '../catalogue/walkData.ts'
import { type Page, pageSchemaOf } from '../pages/pageSchemas.ts'

/** A part of a page that no other page may repeat: the hash of its content, and `named` if it has the heading. */
export type UniquePart = { part: string; hash: string; isText: boolean; named: boolean }

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
function mayRepeat(place: DataNode): boolean {
  const { repeatable } = nodeMeta(place)
  if (repeatable === 'one') return Array.isArray(place.value) && place.value.length <= 1
  return repeatable === 'yes'
}

/** True for the texts, figures and words by which two pages are compared; links and pictures are not. */
function isCompared(place: DataNode): boolean {
  if (isFigureAt(place)) return true
  const { names } = nodeMeta(place)
  return typeof place.value !== 'object' && names !== 'picture' && names !== 'path'
}

/** True for a value that is distinctive by itself: a figure or a text. */
function isStatement(place: DataNode): boolean {
  const { repeatable } = nodeMeta(place)
  return isFigureAt(place) || (isTextSchema(place.schema) && repeatable !== 'between figures')
}

/** The parts of a page that must be unique: first those with texts, then those with figures only. */
export function findUniqueParts(page: object, schema: z.core.$ZodType): readonly UniquePart[] {
  const heading = 'heading' in page && typeof page.heading === 'string' ? page.heading : ''
  const parts = new Map<string, DataNode[]>()
  const enters = (place: DataNode) => !mayRepeat(place) && !isFigureAt(place)
  for (const place of walkData(page, schema, enters)) {
    if (mayRepeat(place) || !isCompared(place)) continue
    const part = String(place.jsonPath[0])
    const places = parts.get(part)
    if (places === undefined) parts.set(part, [place])
    else places.push(place)
  }
  const unique = Array.from(parts, ([part, places]): UniquePart[] => {
    const statements = places.filter(isStatement)
    if (statements.length === 0) return []
    const content = JSON.stringify(places.map(({ value, jsonPath }) => [jsonPath, value]))
    const isText = !statements.every(isFigureAt)
    return [{ part, hash: fingerprint(content), isText, named: content.includes(heading) }]
  }).flat()
  return [...unique.filter(({ isText }) => isText), ...unique.filter(({ isText }) => !isText)]
}

/** The default width in pixels that a picture needs. */
const LEAST_WIDTH = 1200

/** Every picture that a value of the data names. */
export function picturesNamedIn(value: object, schema: z.core.$ZodType): PictureUse[] {
  return walkData(value, schema).flatMap((place) => {
    const { names, leastWidth = LEAST_WIDTH } = nodeMeta(place)
    const { value: picture, jsonPath } = place
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
