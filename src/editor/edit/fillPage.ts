import { z } from 'zod'
import type { Files } from '../../model/catalogue/names.ts'
import { pathOf } from '../../model/catalogue/path.ts'
import type { Fields } from '../../model/say.ts'
import { PropertyTable } from '../../model/shape/specification.ts'
import { pageFile } from '../../pages/files.ts'
import { FullPage } from '../../pages/full/shape.ts'
import { blank } from './blank.ts'
import { ON_REQUEST, UNWRITTEN } from './standIns.ts'
import { attempt, type Done, Refusal, type Refused, type Work } from './work.ts'

/** A word on what is to be written in a place. */
function skeleton(schema: z.core.$ZodType): unknown {
  return blank(schema, (one) => {
    const { description = 'what stands here.' } = z.globalRegistry.get(one) ?? {}
    return `${UNWRITTEN}${description}`
  })
}

/** What most tables of the catalogue tell; until it is filled in, it is told on request. */
function usualRows(work: Work): unknown[] {
  const tables = [...work.catalogue.pages.values()].flatMap((page) =>
    page.kind === 'full' && 'rows' in page.specification ? [page.specification.rows] : [],
  )
  const told = tables.flatMap((rows) =>
    rows.flatMap((row) => ('property' in row ? [row.property] : [])),
  )
  const usual = [...new Set(told)].filter(
    (property) => told.filter((one) => one === property).length * 2 > tables.length,
  )
  const [one] = Object.keys(work.catalogue.properties.properties)
  if (usual.length === 0 && one !== undefined) usual.push(one)
  const known = Object.hasOwn(work.catalogue.properties.words, ON_REQUEST)
  const value = known ? ON_REQUEST : { text: `${UNWRITTEN}a figure or a word.` }
  return usual.map((property) => ({ property, value }))
}

/** Makes a full page of a placeholder: a skeleton, in which the check marks what is to be written. */
export function fillPage(files: Files, name: string): Done | Refused {
  const file = pageFile(pathOf(name.replace(/^\//, '')))
  return attempt(
    files,
    (work) => {
      const path = work.page(name)
      const page = work.catalogue.pages.get(path)
      if (page?.kind !== 'placeholder' || work.catalogue.routes[path] !== 'product') {
        throw new Refusal(`"${path}" is no placeholder of a product.`)
      }
      const before: Fields = JSON.parse(work.text(file))
      const fields = Object.entries(FullPage.shape).flatMap(([field, schema]) => {
        if (field === 'kind') return [[field, 'full']]
        if (Object.hasOwn(before, field)) return [[field, before[field]]]
        if (schema._zod.optin === 'optional') return []
        if (field !== 'specification') return [[field, skeleton(schema)]]
        const heading = skeleton(PropertyTable.shape.heading)
        return [[field, { heading, rows: usualRows(work) }]]
      })
      work.change(file, [], { $schema: before.$schema, ...Object.fromEntries(fields) })
      work.say(`${file}  is a full page now; write what is marked below`)
    },
    file,
  )
}
