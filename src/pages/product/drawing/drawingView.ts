import { capitalize } from '../../../catalogue/capitalize.ts'
import { isFigure, numbersInUnit, numbersOf } from '../../../catalogue/figure.ts'
import { fillTemplate, fillTemplates } from '../../../catalogue/fillTemplate.ts'
import { formatValue, itemsOf, labelOf } from '../../../catalogue/formatValue.ts'
import { ownValue } from '../../../catalogue/ownValue.ts'
import type { PropertyRole } from '../../../catalogue/propertyRole.ts'
import type { Profile } from '../../../catalogue/schemas/profile.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import type { Site } from '../../../catalogue/schemas/site.ts'
import type { Specification } from '../../../catalogue/schemas/specification.ts'
import { figuresOfProperty, type SpecificationEntry } from '../../../catalogue/specification.ts'
import { formattedText, textOfRuns } from '../../../catalogue/textRuns.ts'
import { unitWithRole } from '../../../catalogue/unit.ts'
import { listSeparators } from '../../../catalogue/valueWriting.ts'
import { propertyWithRole } from '../../../catalogue/vocabulary.ts'
import { shortRuns } from '../keyFigures.ts'
import { type Canvas, MARGIN, WIDTH } from './canvas.ts'
import { drawProfile } from './drawProfile.ts'
import type { MeasuredProfile, TableLength } from './section.ts'
import { svgPathData, tickPathData } from './svgPath.ts'

/** The drawing of one sheet: SVG paths in the drawing's own units, y down. */
type SheetDrawing = {
  /** The kind of sheet, for a choice between several: `5 rib`, `Sinus`. */
  kind?: string
  /** The accessible description: all texts of the drawing. */
  description: string
  height: number
  /** SVG path data of the sheet's outline, of the thin lines, and of the dimension lines. */
  sheet: string
  thin: string
  dimensions: string
  texts: readonly { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }[]
}

/** A product's cross-sections, one for each kind of sheet. */
export type DrawingView = {
  /** The accessible name of the drawings. */
  title: string
  width: number
  sheets: readonly SheetDrawing[]
  /** The name of the choice between the kinds of sheet, if there are several. */
  choice?: string
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
    kind: formattedText(kind, listSeparators(language)),
    label: label.toLocaleLowerCase(language),
  })
}

/** All lengths in the table for the property with a role, in the table's order. */
function tableLengths(
  specification: Specification,
  role: PropertyRole,
  vocabulary: Vocabulary,
): (TableLength & Pick<MeasuredProfile['sheets'][number], 'ribs' | 'variant'>)[] {
  const property = propertyWithRole(vocabulary, role)
  if (property === undefined) return []
  const { language, units } = vocabulary
  const label = labelOf(property, vocabulary)
  return figuresOfProperty(specification, property).flatMap(({ figure, variant }) => {
    const value = numbersInUnit(figure, unitWithRole(units, 'mm'), units)[0]
    if (value === undefined) return []
    const text = textOfRuns(shortRuns(property, [figure], vocabulary))
    const named = fillTemplates(vocabulary.writing.named, {
      label: lengthLabel(label, variant, vocabulary),
      value: text,
    })
    const kind = variant && {
      kind: formattedText(
        formatValue(variant.value, vocabulary, variant.property),
        listSeparators(language),
      ),
      label: labelOf(variant.property, vocabulary),
    }
    return [{ named, value, text, variant: kind, ribs: variantRibs(variant, vocabulary) }]
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
    sheets: longer.map(({ ribs, variant }, index) => ({
      overall: overall[index],
      cover: cover[index],
      ribs,
      variant,
    })),
    pitchStep: lengthsFor('pitch step')[0],
    thickness: lengthsFor('thickness')[0],
  }
}

/** The height of a profile's name above its drawing, in the drawing's own units. */
const NAME_HEIGHT = 16

/** The most sheets that the style sheet can show one by one. */
const MOST_CHOICES = 6

/** Joins the texts of a drawing to its accessible description. */
function describeTexts(texts: readonly string[], { writing }: Vocabulary): string {
  const [first = '', ...others] = texts
  return others.reduce((before, next) => fillTemplates(writing.figures, { before, next }), first)
}

/** The drawing of a sheet, with the name of its profile above it. */
function sheetDrawing(
  { y: bottom, sheet, thin, dimensions }: Canvas,
  { name, note, kind }: { name?: string; note?: string; kind?: string },
  vocabulary: Vocabulary,
): SheetDrawing {
  const top = name === undefined ? 0 : NAME_HEIGHT
  const texts: SheetDrawing['texts'][number][] =
    name === undefined ? [] : [{ text: name, x: MARGIN, y: NAME_HEIGHT, anchor: 'start' }]
  let lines = ''
  for (const { text, textAt, anchor, lines: own, ticks } of dimensions) {
    const [x, y] = textAt
    lines += svgPathData(own, top) + tickPathData(ticks, top)
    texts.push({ text, x: Math.round(x), y: Math.round(y + top), anchor })
  }
  const written = texts.map(({ text }) => text)
  return {
    ...(kind !== undefined && { kind }),
    description: describeTexts(note === undefined ? written : [...written, note], vocabulary),
    height: Math.ceil(bottom) + top,
    sheet: svgPathData(sheet, top),
    thin: svgPathData(thin, top),
    dimensions: lines,
    texts,
  }
}

/**
 * Draws each sheet of the page's profiles with the dimensions in its table: for each profile one
 * sheet per width, and the thickness only once.
 * @param words the title, which contains `{name}`, the note below an illustrative drawing, and the name of the choice
 *   between profiles
 * @returns undefined if the page has no profile, or the catalogue has no words for it
 */
export function drawingView(
  { heading, profile, otherProfiles = [], specification }: PageProfile,
  vocabulary: Vocabulary,
  words: Pick<Site['product'], 'drawing' | 'notToScale' | 'profiles'>,
): DrawingView | undefined {
  if (profile === undefined || words.drawing === undefined) return undefined
  const profiles = [profile, ...otherProfiles]
  const toScale = profiles.every((each) => each.toScale)
  const note = toScale ? undefined : words.notToScale
  const drawn = profiles.flatMap((each, index) => {
    const measured = measuredProfile(each, specification, vocabulary)
    const name = each.name && capitalize(ownValue(vocabulary.words, each.name)?.label ?? each.name)
    const count = Math.max(1, measured.sheets.length)
    return Array.from({ length: count }, (_, i) => {
      const isLast = i === count - 1
      const hasThickness = isLast && index === profiles.length - 1
      const shown = {
        ...measured,
        thickness: hasThickness ? measured.thickness : undefined,
        pitchStep: isLast ? measured.pitchStep : undefined,
      }
      const variant = measured.sheets[i]?.variant
      const labels = { name: i === 0 ? name : undefined, note, kind: variant?.kind ?? name }
      const drawing = sheetDrawing(drawProfile(shown, i), labels, vocabulary)
      return { drawing, choice: variant?.label ?? words.profiles }
    })
  })
  const [first] = drawn
  const isChosen =
    drawn.length > 1 &&
    drawn.length <= MOST_CHOICES &&
    drawn.every(({ drawing }) => drawing.kind !== undefined)
  return {
    title: fillTemplate(words.drawing, 'name', heading),
    width: WIDTH,
    sheets: drawn.map(({ drawing }) => drawing),
    ...(isChosen && first?.choice !== undefined && { choice: first.choice }),
    toScale,
  }
}
