import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { FormattedValue } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import {
  type ChoiceOption,
  choiceOptions,
  type LineView,
  type ProductTable,
  type TableLine,
  tableLines,
} from '../../catalogue/productTable.ts'
import type { PropertyRole } from '../../catalogue/propertyRole.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { formattedText, type ValueWriting } from '../../catalogue/textRuns.ts'
import { valueWriting } from '../../catalogue/valueWriting.ts'
import type { ListPageWords } from './listPageWords.ts'

/** The properties of the vocabulary that buyers choose. */
export function choosableProperties(vocabulary: Vocabulary) {
  const { properties, words } = vocabulary
  return {
    writing: valueWriting(vocabulary),
    choices: Object.entries(properties).flatMap(([property, { choose, label, role }]) =>
      choose === true ? [{ property, label, ...(role !== undefined && { role }) }] : [],
    ),
    namesNoValue: Object.keys(words).filter((word) => ownValue(words, word)?.open === true),
  }
}

/** Something to choose. Without options it is typed, and the hint says what the table says. */
export type Choice = {
  property: string
  label: string
  role?: PropertyRole | undefined
  hint?: string
  options: readonly ChoiceOption[]
}

/** True for a length that is cut to order, which the buyer types. */
export function isTypedLength({ role, options }: Choice): boolean {
  return role === 'length' && options.length === 0
}

/** The values to choose from, marked if no maker has said what the line says. */
function lineOptions(
  written: readonly FormattedValue[],
  { source }: Pick<LineView, 'source'>,
): ChoiceOption[] {
  const options = written.flatMap(choiceOptions)
  return source?.guidance === true
    ? options.map((option) => ({ ...option, guidance: true }))
    : options
}

/** The variants that a property distinguishes: "5 rib: 1095 mm". */
function variantOptions(
  lines: readonly TableLine[],
  property: string,
  { lists, labelled }: ValueWriting,
): ChoiceOption[] {
  return lines.flatMap((line) => {
    const { variant, row, written } = line
    if (variant?.property === property) {
      const [option] = lineOptions(variant.written, line)
      if (option === undefined) return []
      const value = formattedText(written, lists)
      return [{ ...option, label: fillTemplates(labelled, { label: option.label, value }) }]
    }
    return row?.property === property ? lineOptions(row.written, line) : []
  })
}

/**
 * The choices of a product: the properties that the vocabulary names, with the values of its
 * own table. A property that depends on a variant is chosen by the variant.
 * @param table without rows, or undefined, for a product without a table: the buyer types what is needed besides
 */
export function choicesOf(table: ProductTable | undefined, words: ChoiceWords): Choice[] {
  const chosen = table === undefined ? [] : tableChoices(table, words)
  if (table?.rows !== undefined) return chosen
  const { details, detailsHint: hint } = words.line
  return [...chosen, { property: 'details', label: details, hint, options: [] }]
}

/** The data that choices are made of. */
export type ChoiceWords = Pick<ListPageWords, 'choices' | 'namesNoValue' | 'writing' | 'line'>

/** The choices of a product by its table; buyers type the other values. */
export function tableChoices(
  table: ProductTable,
  { choices, namesNoValue, writing }: Pick<ListPageWords, 'choices' | 'namesNoValue' | 'writing'>,
): Choice[] {
  const lines = [...tableLines(table)]
  const chosen = new Set(choices.map(({ property }) => property))
  return choices.flatMap(({ property, label, role }): Choice[] => {
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
      return asked ? [{ property, label, role, options: [] }] : []
    }
    if (options.some(({ value }) => !namesNoValue.includes(value))) {
      return [{ property, label, role, options }]
    }
    const said = own.flatMap(({ written }) => written)
    // "On request" helps nobody to fill it in.
    const helps = said.some(({ word = '' }) => !namesNoValue.includes(word))
    return [
      {
        property,
        label,
        role,
        options: [],
        ...(helps && { hint: formattedText(said, writing.lists) }),
      },
    ]
  })
}
