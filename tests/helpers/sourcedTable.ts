import type { JsonPath } from '../../src/catalogue/problem.ts'
import type { TableView } from '../../src/catalogue/productTable.ts'
import type { Row } from '../../src/catalogue/schemas/specification.ts'
import { valueWriting } from '../../src/catalogue/valueWriting.ts'
import type { SourceView } from '../../src/catalogue/view.ts'
import { tableView } from '../../src/pages/product/tableView.ts'
import { vocabulary as fixture } from '../catalogue/vocabulary.ts'

/** The source of a value from the maker. */
export const given: SourceView = { text: 'As given.' }
/** The source of a value that is general advice. */
export const guidance: SourceView = { text: 'Ask us.', guidance: true }

const onRequest = { label: 'on request', open: true } as const
const vocabulary = { ...fixture, words: { ...fixture.words, 'on-request': onRequest } }

/** The language-dependent parts of its values. */
export const writing = valueWriting(vocabulary)

/** A table of two figures and one value on request. */
export const rows: Row[] = [
  { property: 'thickness', value: { values: [0.5, 0.75], unit: 'mm' } },
  { property: 'width', value: { values: [900], unit: 'mm' } },
  { property: 'colour', value: 'on-request' },
]
/** A third figure. */
export const coverWidth: Row = { property: 'cover-width', value: { values: [850], unit: 'mm' } }

/** A row without a figure. */
export const coating: Row = { property: 'coating', value: { text: 'Zinc' } }

/** A table with one source per row; further rows are given by the maker. */
export function tableOf(sources: readonly SourceView[], tableRows = rows): TableView {
  const heads = { property: 'Property', value: 'Value' }
  const sourceAt = ([, , row]: JsonPath) => sources[Number(row)] ?? given
  const specification = { heading: 'Table', rows: tableRows }
  return tableView({ specification, claims: [] }, vocabulary, heads, sourceAt)
}
