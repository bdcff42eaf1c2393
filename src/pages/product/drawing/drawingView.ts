import { isFigure, numbersIn, numbersOf } from '../../../catalogue/figure.ts'
import { fillTemplate, fillTemplates } from '../../../catalogue/fillTemplate.ts'
import {
  capital,
  formatFigure,
  formatValue,
  itemsOf,
  labelOf,
} from '../../../catalogue/formatValue.ts'
import { ownValue } from '../../../catalogue/ownValue.ts'
import type { PropertyRole } from '../../../catalogue/propertyRole.ts'
import type { Profile } from '../../../catalogue/schemas/profile.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import type { Site } from '../../../catalogue/schemas/site.ts'
import type { Specification } from '../../../catalogue/schemas/specification.ts'
import { figuresOf, type SpecificationEntry } from '../../../catalogue/specification.ts'
import { textOf, textOfRuns } from '../../../catalogue/textOf.ts'
import { propertyWithRole } from '../../../catalogue/vocabulary.ts'
import { MARGIN, WIDTH } from './canvas.ts'
import { drawProfile } from './drawProfile.ts'
import type { MeasuredProfile, TableLength } from './section.ts'
import { svgPathOf, ticksOf } from './svgPath.ts'

/** A product's cross-section, ready to be drawn: SVG paths in the drawing's own units, y down. */
export type DrawingView = {
  /** The accessible name of the drawing. */
  title: string
  /** The accessible description: all texts of the drawing. */
  description: string
  width: number
  height: number
  /** SVG path data of the sheet's outline, of the thin lines, and of the dimension lines. */
  sheet: string
  thin: string
  dimensions: string
  texts: readonly { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }[]
  /** False if the shape is only illustrative. */
  toScale: boolean
}

/** The parts of a page that the drawing is made from. */
type PageProfile = {
  heading: string
  profile?: Profile
  otherProfiles?: readonly Profile[]
  specification: Specification
}

function ribsOf(
  variant: SpecificationEntry['variant'],
  vocabulary: Vocabulary,
): number | undefined {
  if (variant === undefined || ownValue(vocabulary.properties, variant.property)?.role !== 'ribs') {
    return undefined
  }
  const [figure] = itemsOf(variant.value)
  return typeof figure === 'object' && isFigure(figure) ? numbersOf(figure)[0] : undefined
}

/** The label of a length, with its variant if it has one: `Standard pitch step`, `5 rib, width`. */
function lengthLabel(
  label: string,
  of: SpecificationEntry['variant'],
  vocabulary: Vocabulary,
): string {
  if (of === undefined) return label
  const kind = formatValue(of.value, vocabulary, of.property)
  const counted = kind.some(({ figure }) => figure !== undefined)
  const { language, writing } = vocabulary
  return fillTemplates(counted ? writing.ofCountedKind : writing.ofKind, {
    kind: textOf(kind, language),
    label: label.toLocaleLowerCase(language),
  })
}

/** All lengths in the table for the property with a role, in the table's order. */
function tableLengths(
  specification: Specification,
  role: PropertyRole,
  vocabulary: Vocabulary,
): (TableLength & { ribs?: number })[] {
  const property = propertyWithRole(vocabulary, role)
  if (property === undefined) return []
  const label = labelOf(property, vocabulary)
  return figuresOf(specification, property).flatMap(({ figure, variant }) => {
    const value = numbersIn(figure, 'mm')[0]
    if (value === undefined) return []
    const text = textOfRuns(formatFigure(figure, vocabulary, property, true).runs)
    const named = fillTemplates(vocabulary.writing.named, {
      label: lengthLabel(label, variant, vocabulary),
      value: text,
    })
    return [{ named, value, text, ribs: ribsOf(variant, vocabulary) }]
  })
}

function measuredProfile(
  profile: Profile,
  specification: Specification,
  vocabulary: Vocabulary,
): MeasuredProfile {
  const of = (role: PropertyRole) => tableLengths(specification, role, vocabulary)
  const [overall, cover] = [of('overall width'), of('cover width')]
  const longer = overall.length > cover.length ? overall : cover
  return {
    ...profile,
    sheets: longer.map(({ ribs }, index) => ({
      overall: overall[index],
      cover: cover[index],
      ribs,
    })),
    pitchStep: of('pitch step')[0],
    thickness: of('thickness')[0],
  }
}

/** The height of a profile's name above its drawing, in the drawing's own units. */
const NAME_HEIGHT = 16

/**
 * Draws the page's profiles, one below the other, with the dimensions in its table: for
 * each profile one sheet per width, and the thickness only once.
 * @param words the title, which contains `{name}`, and the note below an illustrative drawing
 * @returns undefined if the page has no profile
 */
export function drawingView(
  { heading, profile, otherProfiles = [], specification }: PageProfile,
  vocabulary: Vocabulary,
  words: Pick<Site['product'], 'drawing' | 'notToScale'>,
): DrawingView | undefined {
  if (profile === undefined) return undefined
  const profiles = [profile, ...otherProfiles]
  const texts: DrawingView['texts'][number][] = []
  let [height, sheet, thin, dimensions] = [0, '', '', '']
  for (const each of profiles) {
    const { thickness, ...rest } = measuredProfile(each, specification, vocabulary)
    const drawn = drawProfile(each === profiles.at(-1) ? { ...rest, thickness } : rest)
    if (each.name !== undefined) {
      const text = capital(ownValue(vocabulary.words, each.name)?.label ?? each.name)
      texts.push({ text, x: MARGIN, y: height + NAME_HEIGHT, anchor: 'start' })
      height += NAME_HEIGHT
    }
    sheet += svgPathOf(drawn.sheet, height)
    thin += svgPathOf(drawn.thin, height)
    for (const { text, at, anchor, lines, ticks } of drawn.dimensions) {
      dimensions += svgPathOf(lines, height) + ticksOf(ticks, height)
      texts.push({ text, x: Math.round(at[0]), y: Math.round(at[1] + height), anchor })
    }
    height += drawn.height
  }
  const toScale = profiles.every((each) => each.toScale)
  const [first = '', ...others] = [
    ...texts.map(({ text }) => text),
    ...(toScale ? [] : [words.notToScale]),
  ]
  return {
    title: fillTemplate(words.drawing, 'name', heading),
    description: others.reduce(
      (before, next) => fillTemplates(vocabulary.writing.figures, { before, next }),
      first,
    ),
    width: WIDTH,
    height,
    sheet,
    thin,
    dimensions,
    texts,
    toScale,
  }
}
