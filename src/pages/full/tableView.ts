import {
  capital,
  type FormattedValue,
  formatFigure,
  formatValue,
  itemsOf,
  labelOf,
} from '../../model/catalogue/formatValue.ts'
import { entriesOf, rowsOf } from '../../model/catalogue/specification.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import type { Measure } from '../../model/catalogue/unit.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'
import type { Row, Value, Variants } from '../../model/shape/specification.ts'
import type { FullPage } from './shape.ts'

/** A property with its value, as visitors read it. */
export type PropertyView = { property: string; written: readonly FormattedValue[] }

/** One value of a cell, and the variant of the product that it holds for. */
export type LineView = { variant?: PropertyView; written: readonly FormattedValue[] }

type CellView = { property: string; label: string; lines: readonly LineView[] }

type RowView = {
  name: string
  /** In a table of variants: the one that the row is about. */
  variant?: PropertyView
  cells: readonly CellView[]
}

export type TableView = { heading: string; columns: readonly string[]; rows: readonly RowView[] }

/** A term of the table, and what it means. */
export type TermView = { label: string; explanation: string }

/** The table as visitors read it, each figure with its written form. */
export function tableView(
  { specification, claims }: Pick<FullPage, 'specification' | 'claims'>,
  vocabulary: Vocabulary,
  words: { property: string; value: string },
): TableView {
  const { heading } = specification
  const labelled = (property: string) => labelOf(property, vocabulary)
  const propertyView = (property: string, value: Value) => ({
    property,
    label: labelled(property),
    written: formatValue(value, vocabulary, property),
  })

  function variantRow({ by, columns }: Variants, row: Variants['rows'][number]) {
    const variant = propertyView(by, row[by] ?? [])
    const cells = columns.map((property) => propertyView(property, row[property] ?? []))
    return { variant, cells }
  }

  function rowView(row: Row): RowView {
    if ('claim' in row) {
      const claimed = claims.filter(({ property }) => property === row.claim)
      const lines = claimed.map(({ figure }) => ({
        written: [formatFigure(figure, vocabulary, row.claim)],
      }))
      const label = labelled(row.claim)
      return { name: label, cells: [{ property: row.claim, label, lines }] }
    }
    if ('property' in row) {
      const { property, label, written } = propertyView(row.property, row.value)
      return { name: label, cells: [{ property, label, lines: [{ written }] }] }
    }
    const rows = row.variants.rows.map((each) => variantRow(row.variants, each))
    const cells = row.variants.columns.map((property, column) => ({
      property,
      label: labelled(property),
      lines: rows.map(
        ({ variant, cells }): LineView => ({
          variant,
          written: cells[column]?.written ?? [],
        }),
      ),
    }))
    return { name: cells.map(({ label }) => label).join(', '), cells }
  }

  const rows = rowsOf(specification).map(({ row }) => rowView(row))
  if (!('variants' in specification)) {
    return { heading, columns: [words.property, words.value], rows }
  }
  const { variants } = specification
  const variantRows = variants.rows.map((row): RowView => {
    const { variant, cells } = variantRow(variants, row)
    const lines = cells.map(({ written, ...cell }) => ({ ...cell, lines: [{ written }] }))
    return { name: textOf(variant.written), variant, cells: lines }
  })
  const columns = [variants.by, ...variants.columns].map(labelled)
  return { heading, columns, rows: [...variantRows, ...rows] }
}

/** The names and units of such properties explain themselves. */
const SELF_EXPLANATORY: readonly Measure[] = ['length', 'strength', 'hardness', 'share', 'words']

/**
 * What the terms of the page mean, in the order of the table, each once: its words, and those of its
 * properties that need it.
 */
export function termsOf({ specification, claims }: FullPage, vocabulary: Vocabulary): TermView[] {
  const terms = new Map<string, TermView>()
  function add(key: string, known: { label: string; explanation?: string } | undefined) {
    if (known?.explanation === undefined) return
    terms.set(key, { label: capital(known.label), explanation: known.explanation })
  }
  function addProperty(key: string) {
    const known = vocabulary.properties[key]
    if (known !== undefined && !SELF_EXPLANATORY.includes(known.measures))
      add(`property ${key}`, known)
  }
  for (const { property, value } of entriesOf(specification)) {
    addProperty(property)
    for (const item of itemsOf(value)) {
      if (typeof item === 'string') add(item, vocabulary.words[item])
    }
  }
  for (const { property } of claims) addProperty(property)
  return [...terms.values()]
}
