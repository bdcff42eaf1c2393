import { isFigure, numbersIn, numbersOf } from '../catalogue/figure.ts'
import { fill } from '../catalogue/fill.ts'
import { type Entry, figuresOf } from '../catalogue/specification.ts'
import { itemsOf, textOf, writeFigure, writeValue } from '../catalogue/written.ts'
import type { Figure } from '../shape/figure.ts'
import type { Profile } from '../shape/profile.ts'
import type { Vocabulary } from '../shape/properties.ts'
import type { Specification } from '../shape/specification.ts'
import { drawProfile } from './geometry.ts'
import { pathOf, ticksOf } from './path.ts'
import type { Measure, MeasuredProfile } from './profile.ts'

/** A product's cross-section, ready to be drawn: SVG paths in the drawing's own units, y down. */
export type DrawingView = {
  /** Names the drawing for a reader who does not see it. */
  title: string
  width: number
  height: number
  /** The `d` of the sheet's outline, of the thin lines, and of the dimension lines. */
  sheet: string
  thin: string
  dimensions: string
  texts: readonly { text: string; x: number; y: number; anchor: 'middle' | 'end' }[]
  /** False where the shape is only illustrative. */
  toScale: boolean
}

/** What the drawing is made from: the profile, and the table with its figures. */
type Drawn = { heading: string; profile?: Profile; specification: Specification }

/** A list of more values than these is written on the drawing from its first to its last. */
const MOST_VALUES = 5

/** A long list of values as the range that holds them. */
function shortened(figure: Figure): Figure {
  if (!('values' in figure) || figure.values.length <= MOST_VALUES) return figure
  const { values, ...rest } = figure
  return { ...rest, min: Math.min(...values), max: Math.max(...values) }
}

function ribsOf(of: Entry['of']): number | undefined {
  if (of?.property !== 'ribs') return undefined
  const [figure] = itemsOf(of.value)
  return typeof figure === 'object' && isFigure(figure) ? numbersOf(figure)[0] : undefined
}

/** Every length that the table gives for one property, in its order. */
function measures(
  specification: Specification,
  property: string,
  vocabulary: Vocabulary,
): (Measure & { ribs?: number })[] {
  return figuresOf(specification, property).flatMap(({ figure, of }) => {
    const kind = of === undefined ? [] : writeValue(of.value, vocabulary, of.property)
    const label = vocabulary.properties[property]?.label ?? property
    const value = numbersIn(figure, 'mm')[0]
    if (value === undefined) return []
    const text = textOf([writeFigure(shortened(figure), vocabulary, property)])
    const said = kind.length === 0 ? text : `${textOf(kind)}: ${text}`
    return [{ label, value, text: said, ribs: ribsOf(of) }]
  })
}

function measured(
  profile: Profile,
  specification: Specification,
  vocabulary: Vocabulary,
): MeasuredProfile {
  const of = (property: string) => measures(specification, property, vocabulary)
  const [overall, cover] = [of('width'), of('cover-width')]
  const longer = overall.length > cover.length ? overall : cover
  return {
    ...profile,
    sheets: longer.map(({ ribs }, index) => ({
      overall: overall[index],
      cover: cover[index],
      ribs,
    })),
    pitchStep: of('pitch-step')[0],
    thickness: of('thickness')[0],
  }
}

/**
 * Draws the page's profile with the dimensions that its own table gives: one sheet for each figure
 * of its widths.
 * @param title holds `{name}`
 * @returns undefined where the page has no profile
 */
export function drawingView(
  { heading, profile, specification }: Drawn,
  vocabulary: Vocabulary,
  title: string,
): DrawingView | undefined {
  if (profile === undefined) return undefined
  const drawn = drawProfile(measured(profile, specification, vocabulary))
  const { width, height, sheet, thin, dimensions } = drawn
  return {
    title: fill(title, 'name', heading),
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
