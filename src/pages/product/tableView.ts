import {
  type FormattedValue,
  formatFigure,
  formatValue,
  itemsOf,
  labelOf,
} from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import {
  kindOfProduct,
  type LineView,
  type RowView,
  type TableView,
} from '../../catalogue/productTable.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Row, Value, Variants } from '../../catalogue/schemas/specification.ts'
import { specificationEntries, specificationRows } from '../../catalogue/specification.ts'
import { formattedText, joinList } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { SourceView } from '../../catalogue/view.ts'
import type { FullPage } from './fullSchema.ts'

/** The texts in a table that only this page has -> the same texts on the English page. */
function englishWords(
  own: FullPage['specification'],
  english: FullPage['specification'],
): ReadonlyMap<unknown, string> {
  const others = specificationEntries(english)
  return new Map(
    specificationEntries(own).flatMap(({ value }, i) => {
      const items = itemsOf(others[i]?.value ?? [])
      return itemsOf(value).flatMap((item, j) => {
        const other = items[j]
        return typeof other === 'object' && 'text' in other ? [[item, other.text] as const] : []
      })
    }),
  )
}

/**
 * The table as visitors read it, each figure with its written form.
 * @param sourceAt returns the source of the value at a path of the page
 * @param english the table in English, if the page is in another language
 */
export function tableView(
  {
    specification,
    claims,
    productKind,
  }: Pick<FullPage, 'specification' | 'claims'> & Pick<Partial<FullPage>, 'productKind'>,
  vocabulary: Vocabulary,
  words: { property: string; value: string },
  sourceAt: (jsonPath: JsonPath) => SourceView,
  english?: FullPage['specification'],
): TableView {
  const { heading } = specification
  const labelled = (property: string) => labelOf(property, vocabulary)
  function labelledProperty(property: string) {
    const role = ownValue(vocabulary.properties, property)?.role
    return { property, label: labelled(property), ...(role !== undefined && { role }) }
  }

  const englishOf = english && englishWords(specification, english)
  function writtenValue(value: Value, property: string): FormattedValue[] {
    const items = itemsOf(value)
    return formatValue(value, vocabulary, property, true).map((written, i) => {
      const text = englishOf?.get(items[i])
      return text === undefined ? written : { ...written, english: text }
    })
  }

  /** A value with its source; "on request" and open words have none. */
  function lineView(written: readonly FormattedValue[], jsonPath: JsonPath) {
    const hasValue = written.some(({ word = '' }) => {
      const { open, unknown } = ownValue(vocabulary.words, word) ?? {}
      return !open && !unknown
    })
    return { written, ...(hasValue && { source: sourceAt(jsonPath) }) }
  }

  function variantRow({ by, columns }: Variants, row: Variants['rows'][number]) {
    const variant = {
      property: by,
      label: labelled(by),
      written: writtenValue(ownValue(row, by) ?? [], by),
    }
    const cells = columns.map((property) => ({
      ...labelledProperty(property),
      written: writtenValue(ownValue(row, property) ?? [], property),
    }))
    return { variant, cells }
  }

  function rowView(row: Row, at: JsonPath): RowView {
    if ('claim' in row) {
      const lines = claims.flatMap(({ property, figure }, i) =>
        property === row.claim
          ? [lineView([formatFigure(figure, vocabulary, property)], ['claims', i])]
          : [],
      )
      const claimed = labelledProperty(row.claim)
      return { name: claimed.label, cells: [{ ...claimed, lines }] }
    }
    if ('property' in row) {
      const stated = labelledProperty(row.property)
      const lines = [lineView(writtenValue(row.value, row.property), [...at, 'value'])]
      return { name: stated.label, cells: [{ ...stated, lines }] }
    }
    const rows = row.variants.rows.map((each) => variantRow(row.variants, each))
    const cells = row.variants.columns.map((property, column) => ({
      ...labelledProperty(property),
      lines: rows.map(
        ({ variant, cells }, i): LineView => ({
          variant,
          ...lineView(cells[column]?.written ?? [], [...at, 'variants', 'rows', i, property]),
        }),
      ),
    }))
    const labels = cells.map(({ label }) => label)
    return { name: joinList(labels, listSeparators(vocabulary.language)), cells }
  }

  const { askedFor, ...kind } = kindOfProduct(productKind, vocabulary)
  const { calculator, quantities, asksUnit, lengthUnit, goesWith } = kind
  const stated = new Set([
    ...specificationEntries(specification).map(({ property }) => property),
    ...claims.map(({ property }) => property),
  ])
  const unlisted = askedFor
    .filter((property) => !stated.has(property))
    .map((property) => ({ property }))
  const asked = { unlisted, calculator, quantities, asksUnit, lengthUnit, goesWith }

  const all = specificationRows(specification).map(({ row, jsonPath }) =>
    rowView(row, ['specification', ...jsonPath]),
  )
  const rows = [
    ...all.filter((row) => !isUnknown(row, vocabulary)),
    ...all
      .filter((row) => isUnknown(row, vocabulary))
      .map((row) => ({ ...row, unknown: true as const })),
  ]
  if (!('variants' in specification)) {
    const columns = [words.property, words.value]
    return { heading, columns, rows: groupedRows(rows, vocabulary), ...asked }
  }
  const { variants } = specification
  const at = ['specification', 'variants', 'rows']
  const variantRows = variants.rows.map((row, i): RowView => {
    const { variant, cells } = variantRow(variants, row)
    const lines = cells.map(({ written, ...cell }) => ({
      ...cell,
      lines: [lineView(written, [...at, i, cell.property])],
    }))
    return {
      name: formattedText(variant.written, listSeparators(vocabulary.language)),
      variant,
      cells: lines,
    }
  })
  const columns = [variants.by, ...variants.columns].map(labelled)
  return { heading, columns, rows: [...withSharedCells(variantRows), ...rows], ...asked }
}

/** The rows of variants. If all rows have the same value, the cell of the first row spans all of them. */
function withSharedCells(rows: readonly RowView[]): RowView[] {
  const writtenIn = (cell: RowView['cells'][number] | undefined) =>
    JSON.stringify(cell?.lines.map(({ written, source }) => [written, source]))
  const isShared = (column: number) =>
    new Set(rows.map(({ cells }) => writtenIn(cells[column]))).size === 1
  return rows.map((row, i) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      isShared(column) ? { ...cell, rowSpan: i === 0 ? rows.length : 0 } : cell,
    ),
  }))
}

/** A table with fewer rows is not grouped. */
const GROUPED_FROM = 7

/** The rows of a long table in the order of their groups; rows without a group come last. */
function groupedRows(
  rows: readonly RowView[],
  { properties, groups = {} }: Vocabulary,
): readonly RowView[] {
  if (rows.length < GROUPED_FROM) return rows
  const keyOf = ({ cells }: RowView) => ownValue(properties, cells[0]?.property ?? '')?.group
  return [...Object.entries(groups), undefined].flatMap((entry) => {
    const own = rows.filter((row) => keyOf(row) === entry?.[0])
    return entry === undefined
      ? own
      : own.map((row, i) => (i === 0 ? { ...row, group: entry[1].label } : row))
  })
}

/** True if a row only has words such as "On request". */
function isUnknown({ cells }: RowView, { words }: Vocabulary): boolean {
  const items = cells.flatMap(({ lines }) => lines.flatMap(({ written }) => written))
  return items.length > 0 && items.every(({ word = '' }) => ownValue(words, word)?.unknown === true)
}
