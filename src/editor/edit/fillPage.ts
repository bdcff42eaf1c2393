import type { Files } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { pathOf } from '../../catalogue/path.ts'
import { fieldMeta } from '../../catalogue/schemas/fieldMeta.ts'
import type { Schema } from '../../catalogue/schemas/schema.ts'
import { PropertyTable } from '../../catalogue/schemas/specification.ts'
import { unknownValueWord } from '../../catalogue/vocabulary.ts'
import { UNWRITTEN } from '../../check/unwrittenTexts.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import { FullPage } from '../../pages/product/fullSchema.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { smallestValue } from './smallestValue.ts'

/** A skeleton in which each text says what is to be written. */
function todoSkeleton(schema: Schema): unknown {
  return smallestValue(schema, (one) => {
    const { description = 'what stands here.' } = fieldMeta(one)
    return `${UNWRITTEN}${description}`
  })
}

/** The rows that most tables of the catalogue have, each not known until it is filled in. */
function commonRows(work: CatalogueEdit): unknown[] {
  const tables = [...work.catalogue.pages.values()].flatMap((page) =>
    page.kind === 'full' && 'rows' in page.specification ? [page.specification.rows] : [],
  )
  const used = tables.flatMap((rows) =>
    rows.flatMap((row) => ('property' in row ? [row.property] : [])),
  )
  const common = [...new Set(used)].filter(
    (property) => used.filter((one) => one === property).length * 2 > tables.length,
  )
  const [one] = Object.keys(work.catalogue.properties.properties)
  if (common.length === 0 && one !== undefined) common.push(one)
  const unknown = unknownValueWord(work.catalogue.properties)
  const value = unknown ?? { text: `${UNWRITTEN}a figure or a word.` }
  return common.map((property) => ({ property, value }))
}

/** Turns a placeholder into a full page: a skeleton in which the check reports what is to be written. */
export function fillPage(files: Files, name: string): TaskOutcome {
  const file = pageFile(pathOf(name.replace(/^\//, '')))
  return runTask(
    files,
    (work) => {
      const path = work.page(name)
      const page = work.catalogue.pages.get(path)
      if (page?.kind !== 'placeholder' || ownValue(work.catalogue.routes, path) !== 'product') {
        throw new TaskError(`"${path}" is not the placeholder of a product.`)
      }
      const before: JsonObject = JSON.parse(work.text(file))
      const fields = Object.entries(FullPage.shape).flatMap(([field, schema]) => {
        if (field === 'kind') return [[field, 'full']]
        if (Object.hasOwn(before, field)) return [[field, before[field]]]
        if (schema._zod.optin === 'optional') return []
        if (field !== 'specification') return [[field, todoSkeleton(schema)]]
        const heading = todoSkeleton(PropertyTable.shape.heading)
        return [[field, { heading, rows: commonRows(work) }]]
      })
      work.change(file, [], { $schema: before.$schema, ...Object.fromEntries(fields) })
      work.report(`becomes a full page, with marked texts that you then write`, file)
    },
    file,
  )
}
