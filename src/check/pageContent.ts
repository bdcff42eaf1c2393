import { z } from 'zod'
import { isFigure } from '../catalogue/figure.ts'
import { isRecord } from '../catalogue/json.ts'
import { memoize } from '../catalogue/memoize.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { JsonPath, Problem } from '../catalogue/problem.ts'
import { fieldMeta, isTextSchema } from '../catalogue/schemas/fieldMeta.ts'
import type { Figure } from '../catalogue/schemas/figure.ts'
import type { Schema } from '../catalogue/schemas/schema.ts'
import type { Unit } from '../catalogue/unit.ts'
import { type DataNode, nodeMeta, walkData } from '../catalogue/walkData.ts'
import type { PageCheckContext } from '../pages/draftCatalogue.ts'
import { type Page, pageSchemaOf } from '../pages/pageSchemas.ts'

/** A figure of a page with its path. */
export type PageFigure = {
  jsonPath: JsonPath
  figure: Figure
  /** The property that it belongs to; left out if the schema names none. */
  property?: string
  /** The unit of the first figure of its list. */
  first: Unit
}

/** The texts and figures of a page. */
type PageContent = {
  /** The texts that may not repeat a figure of the page. */
  sentences: readonly { jsonPath: JsonPath; text: string }[]
  figures: readonly PageFigure[]
}

/** A rule for the texts and figures of a page of any kind. */
export type ContentRule = (content: PageContent, context: PageCheckContext) => Iterable<Problem>

/** The property of a value: the nearest record key above it, or a field beside it, that names one. */
function propertyAt(node: DataNode): string | undefined {
  const { parent } = node
  if (parent === undefined) return undefined
  const { schema, value } = parent
  if (schema instanceof z.ZodRecord && fieldMeta(schema.keyType).names === 'property') {
    return String(node.jsonPath.at(-1))
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(schema.shape)) {
      const property = fieldMeta(field).names === 'property' ? ownValue(value, key) : undefined
      if (typeof property === 'string') return property
    }
  }
  return propertyAt(parent)
}

/** True if a text may repeat figures of its page, because its field or an enclosing one allows it. */
function mayHaveFigures(node: DataNode): boolean {
  const { parent } = node
  return nodeMeta(node).hasFigures === true || (parent !== undefined && mayHaveFigures(parent))
}

function firstUnit({ parent }: DataNode, figure: Figure): Unit {
  const list = Array.isArray(parent?.value) ? parent.value : []
  const first: unknown = list.find((item) => isRecord(item) && isFigure(item))
  return isRecord(first) && isFigure(first) ? first.unit : figure.unit
}

/** Collects the texts and figures of a page by its schema. */
export function pageContent(page: object, schema: Schema): PageContent {
  const sentences: { jsonPath: JsonPath; text: string }[] = []
  const figures: PageFigure[] = []
  for (const node of walkData(page, schema, ({ value }) => !(isRecord(value) && isFigure(value)))) {
    const { value, jsonPath } = node
    if (isRecord(value) && isFigure(value)) {
      const property = propertyAt(node)
      const first = firstUnit(node, value)
      figures.push({ jsonPath, figure: value, ...(property !== undefined && { property }), first })
    } else if (typeof value === 'string' && isTextSchema(node.schema) && !mayHaveFigures(node)) {
      sentences.push({ jsonPath, text: value })
    }
  }
  return { sentences, figures }
}

/** The texts and figures of a page. */
export const contentOfPage = memoize((page: Page) => pageContent(page, pageSchemaOf(page)))
