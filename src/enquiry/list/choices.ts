import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { FormattedValue } from '../../catalogue/formatValue.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { textOf, textOfRuns, type ValueWriting, valueWriting } from '../../catalogue/textOf.ts'
import {
  type KindFacts,
  kindOfProduct,
  type LineView,
  type PropertyView,
} from '../../pages/product/tableView.ts'
import type { ListPageWords } from './listPageWords.ts'

/** A product's technical table, as far as choosing needs it. */
export type Table = {
  rows: readonly {
    variant?: PropertyView
    cells: readonly { property: string; lines: readonly LineView[] }[]
  }[]
  /** What buyers ask of such products and the table does not have. */
  unlisted?: readonly { property: string }[]
} & KindFacts

/** The table of a product without one: what its kind is asked for. */
export function emptyTable(
  productKind: string | undefined,
  vocabulary: Pick<Vocabulary, 'productKinds'>,
): Table {
  const { askedFor, ...kind } = kindOfProduct(productKind, vocabulary)
  const unlisted = askedFor.map((property) => ({ property }))
  return { rows: [], unlisted, ...kind }
}

/** What the vocabulary says of choosing. */
export function choosing(vocabulary: Vocabulary) {
  const { properties, words } = vocabulary
  return {
    writing: valueWriting(vocabulary),
    choices: Object.entries(properties).flatMap(([property, { choose, label }]) =>
      choose === true ? [{ property, label }] : [],
    ),
    open: Object.keys(words).filter((word) => words[word]?.open === true),
  }
}

type Cell = Table['rows'][number]['cells'][number]

/** A value of a table with its cell; `row` is the variant that the whole row is about. */
type TableLine<C extends Cell = Cell> = LineView & Omit<C, 'lines'> & { row?: PropertyView }

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
export type Option = {
  value: string
  label: string
  guidance?: true
  fixed?: true
  chip?: string
}

/** Something to choose. Without options it is typed, and the hint says what the table says. */
export type Choice = {
  property: string
  label: string
  hint?: string
  options: readonly Option[]
}

/** The values to choose from, marked where no maker has said what the line says. */
function lineOptions(
  written: readonly FormattedValue[],
  { source }: Pick<LineView, 'source'>,
): Option[] {
  const options = written.flatMap(optionsOf)
  return source?.guidance === true
    ? options.map((option) => ({ ...option, guidance: true }))
    : options
}

/** The single values of what is written, `light-grey` or `0.71mm`; none of a range. */
export function optionsOf({ word, english, figure, runs, each }: FormattedValue): Option[] {
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

/** The variants that a property distinguishes: "5 rib: 1095 mm". */
function variantOptions(
  lines: readonly TableLine[],
  property: string,
  { language, labelled }: ValueWriting,
): Option[] {
  return lines.flatMap((line) => {
    const { variant, row, written } = line
    if (variant?.property === property) {
      const [option] = lineOptions(variant.written, line)
      if (option === undefined) return []
      const value = textOf(written, language)
      return [{ ...option, label: fillTemplates(labelled, { label: option.label, value }) }]
    }
    return row?.property === property ? lineOptions(row.written, line) : []
  })
}

/**
 * What can be chosen of a product: the properties that the vocabulary names, with the values of its
 * own table. A property that depends on a variant is chosen by the variant.
 * @param table without rows, or undefined: then the buyer types what is needed besides
 */
export function choicesOf(table: Table | undefined, words: ChoiceWords): Choice[] {
  const chosen = table === undefined ? [] : tableChoices(table, words)
  if (table !== undefined && table.rows.length > 0) return chosen
  const { details, detailsHint: hint } = words.line
  return [...chosen, { property: 'details', label: details, hint, options: [] }]
}

/** What has to be known to choose. */
export type ChoiceWords = Pick<ListPageWords, 'choices' | 'open' | 'writing' | 'line'>

/** What can be chosen of a product by its table; what such products are asked for besides is typed. */
export function tableChoices(
  table: Table,
  { choices, open, writing }: Pick<ListPageWords, 'choices' | 'open' | 'writing'>,
): Choice[] {
  const lines = [...tableLines(table)]
  const chosen = new Set(choices.map(({ property }) => property))
  return choices.flatMap(({ property, label }): Choice[] => {
    const own = lines.filter(
      (line) =>
        line.property === property &&
        !(line.variant !== undefined && chosen.has(line.variant.property)),
    )
    const all = [
      ...variantOptions(lines, property, writing),
      ...own.flatMap((line) => lineOptions(line.written, line)),
    ]
    const options = [...new Map(all.map((option) => [option.value, option])).values()]
    if (options.length === 0 && own.length === 0) {
      const asked = table.unlisted?.some((one) => one.property === property) === true
      return asked ? [{ property, label, options: [] }] : []
    }
    if (options.some(({ value }) => !open.includes(value))) return [{ property, label, options }]
    const said = own.flatMap(({ written }) => written)
    // "On request" helps nobody to fill it in.
    const helps = said.some(({ word = '' }) => !open.includes(word))
    return [
      { property, label, options: [], ...(helps && { hint: textOf(said, writing.language) }) },
    ]
  })
}
