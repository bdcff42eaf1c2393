import { fill } from '../catalogue/fill.ts'
import { type FigureWords, formatFigure } from '../catalogue/format.ts'
import type { DrawingView } from '../pages/views/types.ts'
import type { Figure } from '../shape/figure.ts'
import type { FullPage } from '../shape/page.ts'
import type { Site } from '../shape/site.ts'
import type { Quantity } from '../shape/specification.ts'
import { drawProfile } from './geometry.ts'
import { pathOf, ticksOf } from './path.ts'
import type { Measure, MeasuredProfile } from './profile.ts'

/** A list of more values than these is written on the drawing from its first to its last. */
const MOST_VALUES = 5

/** The figure's first (standard, or smallest) value in millimetres. */
function firstMillimetres(figure: Figure): number | undefined {
  const value = 'values' in figure ? figure.values[0] : 'min' in figure ? figure.min : figure.max
  if (value === undefined) return undefined
  if (figure.unit === 'mm') return value
  return figure.unit === 'm' ? Math.round(value * 1000) : undefined
}

/** A long list of values as the range that holds them, with as many digits as the list. */
function shortened(figure: Figure): Figure {
  if (!('values' in figure) || figure.values.length <= MOST_VALUES) return figure
  const { values, ...rest } = figure
  const digits = values.map((value) => (String(value).split('.')[1] ?? '').length)
  return {
    ...rest,
    min: Math.min(...values),
    max: Math.max(...values),
    decimals: figure.decimals ?? Math.max(...digits),
  }
}

/** Every length that the table's rows of one quantity give, in their order. */
function measures(page: FullPage, quantity: Quantity, words: FigureWords): Measure[] {
  return page.specification.rows
    .filter((row) => row.quantity === quantity)
    .flatMap(({ cells: [name, ...cells] }) =>
      cells.flat().flatMap((item) => {
        const value = typeof item === 'string' ? undefined : firstMillimetres(item)
        if (typeof item === 'string' || value === undefined) return []
        const label = typeof name === 'string' ? name : ''
        return [{ label, value, text: formatFigure(shortened(item), words) }]
      }),
    )
}

function measured(page: FullPage, words: FigureWords): MeasuredProfile | undefined {
  if (page.profile === undefined) return undefined
  const overall = measures(page, 'overall width', words)
  const cover = measures(page, 'cover width', words)
  const longer = overall.length > cover.length ? overall : cover
  return {
    ...page.profile,
    sheets: longer.map((_, index) => ({ overall: overall[index], cover: cover[index] })),
    pitchStep: measures(page, 'pitch step', words)[0],
    thickness: measures(page, 'thickness', words)[0],
  }
}

/**
 * Draws the page's profile with the dimensions that its own table gives: one sheet for each figure
 * of its width rows.
 * @returns undefined where the page has no profile
 */
export function drawingView(
  page: FullPage,
  words: FigureWords & Pick<Site, 'product'>,
): DrawingView | undefined {
  const profile = measured(page, words)
  if (profile === undefined) return undefined
  const { width, height, sheet, thin, dimensions } = drawProfile(profile)
  return {
    title: fill(words.product.drawing, 'name', page.heading),
    width,
    height,
    sheet: pathOf(sheet),
    thin: pathOf(thin),
    dimensions:
      pathOf(dimensions.flatMap(({ lines }) => lines)) +
      ticksOf(dimensions.flatMap(({ ticks }) => ticks)),
    texts: dimensions.map(({ text, at: [x, y], anchor }) => ({
      text,
      x: Math.round(x),
      y: Math.round(y),
      anchor,
    })),
    toScale: profile.toScale,
  }
}
