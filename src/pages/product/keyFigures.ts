import { isFigure, numbersInUnit } from '../../catalogue/figure.ts'
import { formatFigure, formatValue, itemsOf, labelOf } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { kindOfProduct } from '../../catalogue/productTable.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Item } from '../../catalogue/schemas/specification.ts'
import { specificationEntries } from '../../catalogue/specification.ts'
import {
  fillRuns,
  formattedRuns,
  joinRuns,
  type TextRun,
  textOfRuns,
} from '../../catalogue/textRuns.ts'
import { valueWriting } from '../../catalogue/valueWriting.ts'
import type { SourceView } from '../../catalogue/view.ts'
import { usualDecimals } from '../../catalogue/vocabulary.ts'
import type { FullPage } from './fullSchema.ts'

/** A figure at the top of a page, in its short form. */
type KeyFigure = { property: string; label: string; runs: readonly TextRun[] }

/** The number of key figures a page has at most. */
const MOST_FIGURES = 3

/** The number of main figures that a product has in a list at most. */
const MOST_LISTED = 2

/** If there are more words, only the first and the last are written. */
const MOST_WORDS = 3

/** Merges all figures of a property into one range. */
function span(
  figures: readonly Figure[],
  property: string,
  vocabulary: Vocabulary,
): Figure | undefined {
  const [first] = figures
  if (first === undefined) return undefined
  // Figures with one limit only ("up to", "from") cannot be merged.
  const isOpen = figures.some((one) => !('values' in one) && !('min' in one && 'max' in one))
  if (isOpen) return first
  const numbers = figures.flatMap((one) => numbersInUnit(one, first.unit, vocabulary.units))
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  const usual = usualDecimals(property, first.unit, vocabulary) ?? 0
  const decimals = Math.max(...figures.map((one) => one.decimals ?? usual))
  const rest = { unit: first.unit, decimals }
  return min === max ? { values: [min], ...rest } : { min, max, ...rest }
}

/** The items of a property in the shortest form: all figures as one range. */
export function shortRuns(
  property: string,
  items: readonly Item[],
  vocabulary: Vocabulary,
): readonly TextRun[] {
  const figures = items.flatMap((item) => (typeof item === 'object' && isFigure(item) ? item : []))
  const merged = span(figures, property, vocabulary)
  // Without the property, the figure is not also written in feet.
  if (merged !== undefined) return formatFigure(merged, vocabulary).runs
  const words = formatValue([...items], vocabulary, property)
  const [first, last] = [words.at(0), words.at(-1)]
  if (words.length <= MOST_WORDS || first === undefined || last === undefined) {
    return formattedRuns(words, valueWriting(vocabulary))
  }
  const { range, evenSteps } = vocabulary.writing
  // Sizes such as ST 2.9 and ST 6.3 are written like the figures beside them.
  const isSize = new Set(words.map(({ runs }) => textOfRuns(runs).replace(/\d+/g, ''))).size === 1
  return isSize
    ? fillRuns(range, { from: first.runs, to: last.runs })
    : fillRuns(evenSteps, { first: first.runs, last: last.runs })
}

/** The parts of a page that its main figures are taken from. */
type PageWithTable = Pick<FullPage, 'specification'> & { productKind?: string | undefined }

/** The main properties of a product's kind that its table has, each in its short form and with its places in the table. */
function givenFigures({ specification, productKind }: PageWithTable, vocabulary: Vocabulary) {
  const { figures: wanted = [] } = kindOfProduct(productKind, vocabulary)
  return wanted.flatMap((property) => {
    const entries = specificationEntries(specification).filter(
      (entry) => entry.property === property,
    )
    const items = entries
      .flatMap(({ value }) => itemsOf(value))
      .filter(
        (item) => typeof item !== 'string' || ownValue(vocabulary.words, item)?.unknown !== true,
      )
    if (items.length === 0) return []
    const distinct = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
    const figure: KeyFigure = {
      property,
      label: labelOf(property, vocabulary),
      runs: shortRuns(property, distinct, vocabulary),
    }
    return [{ figure, places: entries.map(({ jsonPath }) => ['specification', ...jsonPath]) }]
  })
}

/**
 * The main figures of a product: the first three of its kind's main properties that its table has.
 * @param sourceAt returns the source of the value at a path of the page
 * @returns the figures, and a note if one of them is not a maker's
 */
export function keyFigures(
  page: PageWithTable,
  vocabulary: Vocabulary,
  sourceAt: (jsonPath: JsonPath) => SourceView,
): { figures: readonly KeyFigure[]; note?: string } {
  const shown = givenFigures(page, vocabulary).slice(0, MOST_FIGURES)
  const sources = shown.flatMap(({ places }) => places.map(sourceAt))
  const note = sources.find(({ guidance }) => guidance)?.text
  return { figures: shown.map(({ figure }) => figure), ...(note !== undefined && { note }) }
}

/** The first two main figures of a product, a line for each, for lists of products. Words such as "custom" are none. */
export function listedFigures(page: PageWithTable, vocabulary: Vocabulary): TextRun[] {
  const lines = givenFigures(page, vocabulary)
    .filter(({ figure }) => /\p{Nd}/u.test(textOfRuns(figure.runs)))
    .slice(0, MOST_LISTED)
    .map(({ figure: { label, runs } }) =>
      fillRuns(vocabulary.writing.named, { label: [{ text: label, fixed: false }], value: runs }),
    )
  // In a narrow column, a label could be at the end of a line and its figure on the next.
  return joinRuns(lines.flatMap((line, i) => (i === 0 ? line : ['\n', ...line])))
}
