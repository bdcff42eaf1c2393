import type { FormattedValue } from './formatValue.ts'
import type { PropertyRole } from './propertyRole.ts'
import type { ProductKind, Vocabulary } from './schemas/properties.ts'
import { textOfRuns } from './textOf.ts'
import type { SourceView } from './view.ts'

/** A property with its value, as visitors read it. */
export type PropertyView = { property: string; written: readonly FormattedValue[] }

/** One value of a cell, and the variant of the product that it holds for. */
export type LineView = {
  variant?: PropertyView
  written: readonly FormattedValue[]
  /** Where it comes from; what has to be asked comes from nowhere. */
  source?: SourceView
}

type CellView = {
  property: string
  label: string
  role?: PropertyRole
  lines: readonly LineView[]
}

export type RowView = {
  name: string
  /** In a table of variants: the one that the row is about. */
  variant?: PropertyView
  cells: readonly CellView[]
  /** Nothing is said: it has to be asked. */
  unknown?: true
}

type LabelView = { property: string; label: string }

export type TableView = {
  heading: string
  columns: readonly string[]
  /** Those that say something, and then those that only say that it has to be asked. */
  rows: readonly RowView[]
  /** What buyers ask of such products, and the table does not have. */
  unlisted: readonly LabelView[]
} & KindFacts

/** What a product's kind says of counting it. */
export type KindFacts = Pick<ProductKind, 'calculator' | 'quantities' | 'lengthUnit'>

/** What a kind of product is asked for, and how it is counted; of an unknown kind nothing is known. */
export function kindOfProduct(
  productKind: string | undefined,
  { productKinds = {} }: Pick<Vocabulary, 'productKinds'>,
): ProductKind {
  return productKinds[productKind ?? ''] ?? { askedFor: [] }
}

/** A product's technical table, as far as choosing needs it. */
export type ProductTable = {
  rows: readonly {
    variant?: PropertyView
    cells: readonly { property: string; role?: PropertyRole; lines: readonly LineView[] }[]
  }[]
  /** What buyers ask of such products and the table does not have. */
  unlisted?: readonly { property: string }[]
} & KindFacts

/** The table of a product without one: what its kind is asked for. */
export function emptyTable(
  productKind: string | undefined,
  vocabulary: Pick<Vocabulary, 'productKinds'>,
): ProductTable {
  const { askedFor, ...kind } = kindOfProduct(productKind, vocabulary)
  const unlisted = askedFor.map((property) => ({ property }))
  return { rows: [], unlisted, ...kind }
}

type Cell = ProductTable['rows'][number]['cells'][number]

/** A value of a table with its cell; `row` is the variant that the whole row is about. */
export type TableLine<C extends Cell = Cell> = LineView & Omit<C, 'lines'> & { row?: PropertyView }

/** Every value of a table. */
export function* tableLines<C extends Cell>(table: {
  rows: readonly { variant?: PropertyView; cells: readonly C[] }[]
}): Iterable<TableLine<C>> {
  for (const { variant, cells } of table.rows) {
    for (const { lines, ...cell } of cells) {
      for (const line of lines) yield { ...line, ...cell, row: variant }
    }
  }
}

/**
 * The value is the same in every language. `guidance` marks what no maker has said, `fixed` a label that is
 * the same in every language; `chip` is what a colour looks like, where that is confirmed.
 */
export type ChoiceOption = {
  value: string
  label: string
  guidance?: true
  fixed?: true
  chip?: string
}

/** The single values of what is written, `light-grey` or `0.71mm`; none of a range. */
export function optionsOf({ word, english, figure, runs, each }: FormattedValue): ChoiceOption[] {
  const label = textOfRuns(runs)
  if (word !== undefined || figure === undefined) {
    const fixed = runs.some((run) => run.fixed)
    const chip = runs.find((run) => run.chip !== undefined)?.chip
    return [
      { value: word ?? english ?? label, label, ...(fixed && { fixed }), ...(chip && { chip }) },
    ]
  }
  if (!('values' in figure)) return []
  return figure.values.map((n, i) => ({
    value: `${n}${figure.unit}`,
    label: each?.[i] ?? label,
    fixed: true,
  }))
}
