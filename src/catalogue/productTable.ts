import { capitalizeFirst } from './capitalize.ts'
import type { FormattedValue } from './formatValue.ts'
import { ownValue } from './ownValue.ts'
import type { PropertyRole } from './propertyRole.ts'
import type { ProductKind, Vocabulary } from './schemas/properties.ts'
import { textOfRuns } from './textRuns.ts'
import type { SourceView } from './view.ts'

/** A property with its value, as visitors read it. */
export type PropertyView = { property: string; written: readonly FormattedValue[] }

/** One value of a cell, with the variant of the product that it applies to. */
export type LineView = {
  variant?: PropertyView
  written: readonly FormattedValue[]
  /** Its source; left out for a value that buyers have to ask for. */
  source?: SourceView
}

type CellView = {
  property: string
  label: string
  role?: PropertyRole
  lines: readonly LineView[]
  /** The number of rows that the cell spans, if several variants share its value; 0 for the others of them. */
  rowSpan?: number
}

export type RowView = {
  name: string
  /** The variant of the row, in a table of variants. */
  variant?: PropertyView
  cells: readonly CellView[]
  /** The label of its group, on the first row of each in a long table. */
  group?: string
  /** True if no cell has a value: buyers have to ask for it. */
  unknown?: true
}

export type TableView = {
  heading: string
  columns: readonly string[]
  /** Rows with values first, then rows whose values buyers have to ask for. */
  rows: readonly RowView[]
  /** Properties that buyers ask for with products of this kind, and the table does not have. */
  unlisted: readonly { property: string }[]
} & ProductKindFacts

/** A product kind's calculator, quantity units, length unit and companions. Without a kind, products are counted in anything. */
type ProductKindFacts = Pick<ProductKind, 'calculator' | 'asksUnit' | 'lengthUnit' | 'goesWith'> &
  Partial<Pick<ProductKind, 'quantities'>>

/** The facts about a kind of product; for an unknown kind they are empty. */
export function kindOfProduct(
  productKind: string | undefined,
  { productKinds = {} }: Pick<Vocabulary, 'productKinds'>,
): Pick<ProductKind, 'askedFor' | 'figures'> & ProductKindFacts {
  return ownValue(productKinds, productKind ?? '') ?? { askedFor: [] }
}

/** The table of a product, and the facts of its kind: the choices of an enquiry and the roof calculator use both. */
export type ProductTable = {
  /** Left out for a product without a table. */
  rows?: readonly {
    variant?: PropertyView
    cells: readonly { property: string; role?: PropertyRole; lines: readonly LineView[] }[]
  }[]
  /** Properties that buyers ask for with products of this kind, and the table does not have. */
  unlisted?: readonly { property: string }[]
} & ProductKindFacts

type Cell = NonNullable<ProductTable['rows']>[number]['cells'][number]

/** A value of a table with its cell; `row` is the variant of its row. */
export type TableLine<C extends Cell = Cell> = LineView & Omit<C, 'lines'> & { row?: PropertyView }

/** Every value of a table. */
export function* tableLines<C extends Cell>({
  rows = [],
}: {
  rows?: readonly { variant?: PropertyView; cells: readonly C[] }[]
}): Iterable<TableLine<C>> {
  for (const { variant, cells } of rows) {
    for (const { lines, ...cell } of cells) {
      for (const line of lines) yield { ...line, ...cell, row: variant }
    }
  }
}

/** Every value of a table without the items that may be wrong: for the comparison and for search engines. */
export function* settledLines<C extends Cell>(
  table: Parameters<typeof tableLines<C>>[0],
): Iterable<TableLine<C>> {
  for (const line of tableLines(table)) {
    const doubted = line.source?.doubted ?? []
    const written = line.written.filter((_, item) => !doubted.includes(item))
    if (doubted.length === 0) yield line
    else if (written.length > 0) yield { ...line, written: capitalizeFirst(written) }
  }
}

/**
 * An option of a choice. Its `value` is the same in every language, and so is the label if it is `fixed`.
 * `guidance` marks a value that is not a maker's; `chip` is the value of a colour, `#rrggbb`.
 */
export type ChoiceOption = {
  value: string
  label: string
  guidance?: true
  fixed?: true
  chip?: string
}

/** The options that a formatted value offers, `light-grey` or `0.71mm`; a range offers none. */
export function choiceOptions(formatted: FormattedValue): ChoiceOption[] {
  const { word, english, figure, runs, valueTexts } = formatted
  const label = textOfRuns(runs)
  if (word !== undefined || figure === undefined) {
    const option: ChoiceOption = { value: word ?? english ?? label, label }
    const chip = runs.find((run) => run.chip !== undefined)?.chip
    if (runs.some((run) => run.fixed)) option.fixed = true
    if (chip) option.chip = chip
    return [option]
  }
  if (!('values' in figure)) return []
  return figure.values.map((n, i) => ({
    value: `${n}${figure.unit}`,
    label: valueTexts?.[i] ?? label,
    fixed: true,
  }))
}
