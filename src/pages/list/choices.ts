import type { FormattedValue } from '../../model/catalogue/formatValue.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import type { LineView, PropertyView } from '../full/tableView.ts'
import type { ListPageWords } from './listPageWords.ts'

/** A product's technical table, as far as choosing needs it. */
export type Table = {
  rows: readonly {
    variant?: PropertyView
    cells: readonly { property: string; lines: readonly LineView[] }[]
  }[]
}

/** A value of the table with its property; `row` is the variant that the whole row is about. */
type TableLine = LineView & { property: string; row?: PropertyView }

/** Every value of a table. */
export function* tableLines(table: Table): Iterable<TableLine> {
  for (const { variant, cells } of table.rows) {
    for (const { property, lines } of cells) {
      for (const line of lines) yield { ...line, property, row: variant }
    }
  }
}

type Option = { value: string; label: string }

/** Something to choose. Without options it is typed, and the hint says what the table says. */
export type Choice = {
  property: string
  label: string
  hint?: string
  options: readonly Option[]
}

/** The single values of what is written, `light-grey` or `0.71mm`; none of a range. */
export function optionsOf({ word, figure, parts }: FormattedValue): Option[] {
  if (word !== undefined || figure === undefined) {
    const label = textOf([{ parts }])
    return [{ value: word ?? label, label }]
  }
  if (!('values' in figure)) return []
  // Written as the page writes the whole list: "0.60, 0.71 mm" is "0.60 mm" and "0.71 mm".
  const [numbers] = parts.flatMap((part) => ('number' in part ? [part.number.split(', ')] : []))
  const unit = textOf([{ parts: parts.filter((part) => 'unit' in part) }])
  return figure.values.map((n, i) => ({
    value: `${n}${figure.unit}`,
    label: `${numbers?.[i] ?? n}${unit}`,
  }))
}

/** The variants that a property distinguishes: "5 rib: 1095 mm". */
function variantOptions(lines: readonly TableLine[], property: string): Option[] {
  return lines.flatMap(({ variant, row, written }) => {
    if (variant?.property === property) {
      const [option] = variant.written.flatMap(optionsOf)
      return option === undefined
        ? []
        : [{ ...option, label: `${option.label}: ${textOf(written)}` }]
    }
    return row?.property === property ? row.written.flatMap(optionsOf) : []
  })
}

/**
 * What can be chosen of a product: the properties that the vocabulary names, with the values of its
 * own table. A property that depends on a variant is chosen by the variant.
 * @param table undefined for a product without one: then the buyer types what is needed
 */
export function choicesOf(
  table: Table | undefined,
  { choices, open, line: words }: Pick<ListPageWords, 'choices' | 'open' | 'line'>,
): Choice[] {
  if (table === undefined) {
    return [{ property: 'details', label: words.details, hint: words.detailsHint, options: [] }]
  }
  const lines = [...tableLines(table)]
  const chosen = new Set(choices.map(({ property }) => property))
  return choices.flatMap(({ property, label }): Choice[] => {
    const own = lines.filter(
      (line) =>
        line.property === property &&
        !(line.variant !== undefined && chosen.has(line.variant.property)),
    )
    const all = [
      ...variantOptions(lines, property),
      ...own.flatMap(({ written }) => written.flatMap(optionsOf)),
    ]
    const options = [...new Map(all.map((option) => [option.value, option])).values()]
    if (options.length === 0 && own.length === 0) return []
    if (options.some(({ value }) => !open.includes(value))) return [{ property, label, options }]
    const hint = textOf(own.flatMap(({ written }) => written))
    return [{ property, label, options: [], ...(hint !== '' && { hint }) }]
  })
}
