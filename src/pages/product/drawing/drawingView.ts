import { isFigure, numbersInUnit, numbersOf } from '../../../catalogue/figure.ts'
import { fillTemplate, fillTemplates } from '../../../catalogue/fillTemplate.ts'
import {
  capitalize,
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
import { figuresOfProperty, type SpecificationEntry } from '../../../catalogue/specification.ts'
import { formattedText, textOfRuns } from '../../../catalogue/textRuns.ts'
import { propertyWithRole } from '../../../catalogue/vocabulary.ts'
import { MARGIN, WIDTH } from './canvas.ts'
import { drawProfile, type ProfileGeometry } from './drawProfile.ts'
import type { MeasuredProfile, TableLength } from './section.ts'
import { svgPathData, tickPathData } from './svgPath.ts'

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

/** The number of ribs of a table variant, if the variants differ by it. */
function variantRibs(
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
  variant: SpecificationEntry['variant'],
  vocabulary: Vocabulary,
): string {
  if (variant === undefined) return label
  const kind = formatValue(variant.value, vocabulary, variant.property)
  const counted = kind.some(({ figure }) => figure !== undefined)
  const { language, writing } = vocabulary
  return fillTemplates(counted ? writing.ofCountedKind : writing.ofKind, {
    kind: formattedText(kind, language),
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
  return figuresOfProperty(specification, property).flatMap(({ figure, variant }) => {
    const value = numbersInUnit(figure, 'mm')[0]
    if (value === undefined) return []
    const text = textOfRuns(formatFigure(figure, vocabulary, property, true).runs)
    const named = fillTemplates(vocabulary.writing.named, {
      label: lengthLabel(label, variant, vocabulary),
      value: text,
    })
    return [{ named, value, text, ribs: variantRibs(variant, vocabulary) }]
  })
}

/** Adds the lengths of the table to a profile: one sheet for each overall or cover width. */
function measuredProfile(
  profile: Profile,
  specification: Specification,
  vocabulary: Vocabulary,
): MeasuredProfile {
  const lengthsFor = (role: PropertyRole) => tableLengths(specification, role, vocabulary)
  const overall = lengthsFor('overall width')
  const cover = lengthsFor('cover width')
  const longer = overall.length > cover.length ? overall : cover
  return {
    ...profile,
    sheets: longer.map(({ ribs }, index) => ({
      overall: overall[index],
      cover: cover[index],
      ribs,
    })),
    pitchStep: lengthsFor('pitch step')[0],
    thickness: lengthsFor('thickness')[0],
  }
}

type DrawingText = DrawingView['texts'][number]

/** The drawings of a page's profiles, one below the other; `height` is the bottom edge so far. */
type ProfileStack = Pick<DrawingView, 'height' | 'sheet' | 'thin' | 'dimensions'> & {
  texts: DrawingText[]
}

/** The height of a profile's name above its drawing, in the drawing's own units. */
const NAME_HEIGHT = 16

/** Adds the name of a profile below the others. */
function addName(stack: ProfileStack, name: string): void {
  stack.height += NAME_HEIGHT
  stack.texts.push({ text: name, x: MARGIN, y: stack.height, anchor: 'start' })
}

/** Adds the drawing of a profile below the others. */
function addGeometry(stack: ProfileStack, geometry: ProfileGeometry): void {
  const top = stack.height
  stack.sheet += svgPathData(geometry.sheet, top)
  stack.thin += svgPathData(geometry.thin, top)
  for (const { text, textAt, anchor, lines, ticks } of geometry.dimensions) {
    const [x, y] = textAt
    stack.dimensions += svgPathData(lines, top) + tickPathData(ticks, top)
    stack.texts.push({ text, x: Math.round(x), y: Math.round(y + top), anchor })
  }
  stack.height += geometry.height
}

/** Joins the texts of a drawing to its accessible description. */
function describeTexts(texts: readonly string[], { writing }: Vocabulary): string {
  const [first = '', ...others] = texts
  return others.reduce((before, next) => fillTemplates(writing.figures, { before, next }), first)
}

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
  const stack: ProfileStack = { height: 0, sheet: '', thin: '', dimensions: '', texts: [] }
  const profiles = [profile, ...otherProfiles]
  for (const [index, each] of profiles.entries()) {
    const measured = measuredProfile(each, specification, vocabulary)
    const isLast = index === profiles.length - 1
    if (each.name !== undefined) {
      addName(stack, capitalize(ownValue(vocabulary.words, each.name)?.label ?? each.name))
    }
    addGeometry(stack, drawProfile(isLast ? measured : { ...measured, thickness: undefined }))
  }
  const toScale = profiles.every((each) => each.toScale)
  const texts = stack.texts.map(({ text }) => text)
  return {
    title: fillTemplate(words.drawing, 'name', heading),
    description: describeTexts(toScale ? texts : [...texts, words.notToScale], vocabulary),
    width: WIDTH,
    ...stack,
    toScale,
  }
}
