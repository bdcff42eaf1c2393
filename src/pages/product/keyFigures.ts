import { isFigure, numbersIn } from '../../catalogue/figure.ts'
import { formatFigure, formatValue, itemsOf, labelOf } from '../../catalogue/formatValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { kindOfProduct } from '../../catalogue/productTable.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Item } from '../../catalogue/schemas/specification.ts'
import { entriesOf } from '../../catalogue/specification.ts'
import { fillRuns, runsOf, type TextRun, valueWriting } from '../../catalogue/textOf.ts'
import type { SourceView } from '../../catalogue/view.ts'
import type { FullPage } from './fullSchema.ts'

/** A figure at the top of a page, in short. */
type KeyFigure = { property: string; label: string; runs: readonly TextRun[] }

const MOST = 3

/** More words are written as the first and the last. */
const MOST_WORDS = 3

/** All figures of a property as one, from the smallest number to the largest. */
function span(figures: readonly Figure[], usual: number): Figure | undefined {
  const [first] = figures
  if (first === undefined) return undefined
  // "Up to" and "from" have one end only: of several there is no span.
  const isOpen = figures.some((one) => !('values' in one) && !('min' in one && 'max' in one))
  if (isOpen) return first
  const numbers = figures.flatMap((one) => numbersIn(one, first.unit))
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  const decimals = Math.max(...figures.map((one) => one.decimals ?? usual))
  const rest = { unit: first.unit, decimals }
  return min === max ? { values: [min], ...rest } : { min, max, ...rest }
}

function inShort(
  property: string,
  items: readonly Item[],
  vocabulary: Vocabulary,
): readonly TextRun[] {
  const figures = items.flatMap((item) => (typeof item === 'object' && isFigure(item) ? item : []))
  const whole = span(figures, vocabulary.properties[property]?.decimals ?? 0)
  // Without its property it is not written in feet as well.
  if (whole !== undefined) return formatFigure(whole, vocabulary).runs
  const words = formatValue([...items], vocabulary, property)
  const [first, last] = [words.at(0), words.at(-1)]
  if (words.length <= MOST_WORDS || first === undefined || last === undefined) {
    return runsOf(words, valueWriting(vocabulary))
  }
  return fillRuns(vocabulary.writing.evenSteps, { first: first.runs, last: last.runs })
}

/**
 * The figures that matter of a product, as its kind says: the first three that its table gives.
 * @param sourceAt where the value at a path of the page comes from
 * @returns the figures, and what has to be said where one of them is no maker's
 */
export function keyFigures(
  {
    specification,
    productKind,
  }: Pick<FullPage, 'specification'> & { productKind?: string | undefined },
  vocabulary: Vocabulary,
  sourceAt: (jsonPath: JsonPath) => SourceView,
): { figures: readonly KeyFigure[]; note?: string } {
  const { figures: wanted = [] } = kindOfProduct(productKind, vocabulary)
  const given = wanted.flatMap((property) => {
    const entries = entriesOf(specification).filter((entry) => entry.property === property)
    const items = entries
      .flatMap(({ value }) => itemsOf(value))
      .filter((item) => typeof item !== 'string' || vocabulary.words[item]?.unknown !== true)
    if (items.length === 0) return []
    const distinct = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()]
    const figure = {
      property,
      label: labelOf(property, vocabulary),
      runs: inShort(property, distinct, vocabulary),
    }
    return [
      { figure, sources: entries.map(({ jsonPath }) => sourceAt(['specification', ...jsonPath])) },
    ]
  })
  const shown = given.slice(0, MOST)
  const note = shown.flatMap(({ sources }) => sources).find(({ guidance }) => guidance)?.text
  return { figures: shown.map(({ figure }) => figure), ...(note !== undefined && { note }) }
}
