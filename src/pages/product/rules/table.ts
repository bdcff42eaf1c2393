import { ownValue } from '../../../catalogue/ownValue.ts'
import type { JsonPath } from '../../../catalogue/problem.ts'
import type { Row, Variants } from '../../../catalogue/schemas/specification.ts'
import { specificationEntries } from '../../../catalogue/specification.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import { repeatedNames, unknownProperty, unknownWord } from '../../shared/ruleHelpers.ts'
import type { FullPage } from '../fullSchema.ts'
import { textFault } from './figures.ts'
import { entryItems, pageRows } from './tableRows.ts'
import { unknownHint } from './unknownHint.ts'

/** The properties of a row. */
function rowProperties(row: Row): readonly string[] {
  if ('variants' in row) return row.variants.columns
  return ['claim' in row ? row.claim : row.property]
}

/** The tables of variants: the page's whole table, or rows of it. */
function* variantsOf(page: FullPage): Iterable<{ jsonPath: JsonPath; variants: Variants }> {
  const { specification } = page
  if ('variants' in specification) {
    yield { jsonPath: ['specification', 'variants'], variants: specification.variants }
  }
  for (const { row, jsonPath } of pageRows(page)) {
    if ('variants' in row) yield { jsonPath: [...jsonPath, 'variants'], variants: row.variants }
  }
}

/** Every property that the page names, with its path. */
function* namedProperties(page: FullPage): Iterable<{ jsonPath: JsonPath; property: string }> {
  for (const [i, { property }] of page.claims.entries()) {
    yield { jsonPath: ['claims', i, 'property'], property }
  }
  for (const { jsonPath, variants } of variantsOf(page)) {
    yield { jsonPath: [...jsonPath, 'by'], property: variants.by }
    for (const [i, property] of variants.columns.entries()) {
      yield { jsonPath: [...jsonPath, 'columns', i], property }
    }
  }
  for (const { row, jsonPath } of pageRows(page)) {
    if ('property' in row) yield { jsonPath: [...jsonPath, 'property'], property: row.property }
    if ('claim' in row) yield { jsonPath: [...jsonPath, 'claim'], property: row.claim }
  }
}

/** Every property that a page names is one of the vocabulary. */
export const properties: PageRule<FullPage> = function* (page, draft) {
  for (const { jsonPath, property } of namedProperties(page)) {
    yield* unknownProperty(draft, property, jsonPath)
  }
}

/** Every word of the table is one of the vocabulary. */
export const declaredWords: PageRule<FullPage> = function* (page, draft) {
  if (draft.properties === undefined) return
  for (const entry of specificationEntries(page.specification)) {
    for (const { item, jsonPath } of entryItems(entry)) {
      // Another rule reports a figure that is written as a text.
      if (typeof item !== 'string') continue
      if (textFault(item, entry.property, draft.properties) !== undefined) continue
      yield* unknownWord(draft, item, jsonPath, ', or your own words')
    }
  }
}

/** No property and no variant is repeated in the table. */
export const uniqueRows: PageRule<FullPage> = function* (page) {
  const all = pageRows(page).flatMap(({ row, jsonPath }) =>
    rowProperties(row).map((property) => ({ property, jsonPath })),
  )
  for (const { name, entry } of repeatedNames(all, ({ property }) => property)) {
    const message = `The table already has a row for "${name}"`
    const fix = 'Put both in one row, or choose another property.'
    yield { jsonPath: entry.jsonPath, message, fix }
  }
  for (const { jsonPath, variants } of variantsOf(page)) {
    const column = variants.columns.indexOf(variants.by)
    if (column >= 0) {
      const message = `"${variants.by}" separates the kinds, so it cannot be a column too`
      yield { jsonPath: [...jsonPath, 'columns', column], message, fix: 'Delete it.' }
    }
    const kindOf = (row: Variants['rows'][number]) => JSON.stringify(ownValue(row, variants.by))
    for (const { i } of repeatedNames(variants.rows, kindOf)) {
      const message = `A row above already has the same ${variants.by}`
      yield { jsonPath: [...jsonPath, 'rows', i], message, fix: 'Put both in one row.' }
    }
  }
}

/** Each variant has a value in every column, and in no other. */
export const variants: PageRule<FullPage> = function* (page, draft) {
  for (const { jsonPath, variants } of variantsOf(page)) {
    const columns = [variants.by, ...variants.columns]
    for (const [i, row] of variants.rows.entries()) {
      const at = [...jsonPath, 'rows', i]
      for (const column of columns) {
        if (ownValue(row, column) !== undefined) continue
        const message = `"${column}" is missing here`
        const fix = `Add it.${unknownHint(draft)}`
        yield { jsonPath: [...at, column], message, fix }
      }
      for (const column of Object.keys(row)) {
        if (columns.includes(column)) continue
        const message = `"${column}" is not a column here`
        const fix = `The columns are ${columns.join(', ')}.`
        yield { jsonPath: [...at, column], key: true, message, fix }
      }
    }
  }
}
