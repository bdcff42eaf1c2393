import { fillTemplate } from '../catalogue/fillTemplate.ts'
import { formatNumber } from '../catalogue/intl.ts'
import { cleanTyped } from '../catalogue/typedText.ts'
import { type RoofCalculation, resultOf } from './answerRoof.ts'
import { namedUnit, readLength, readPitch } from './measure.ts'
import styles from './RoofDrawing.module.css'
import { lengthWithUnit, quantityText, slopeText } from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { drawnMeasures } from './schemas/roofCalculatorWords.ts'
import { type RoofField, unitOfField } from './typedRoof.ts'

type Measure = (typeof drawnMeasures)[number]
type Point = readonly [x: number, y: number]

/** A side of the roof, in any unit: its width, measured flat, and its rise. */
type DrawnSide = { run: number; rise: number }

/** The front of the building, in units of the drawing, which is 300 wide. */
const LEFT = 20
const RIGHT = 118
const EAVE = 132
const GROUND = 166
/** Limits of the drawn height of the roof. */
const HEIGHT = { min: 8, max: 74 }
/** Limits of the drawn depth of the building, as a factor. */
const DEPTH = { min: 0.5, max: 1 }
/** The radius of the arc that marks the pitch. */
const ARC = 34
/** In degrees; used while the pitch is not known. */
const DEFAULT_PITCH = 18

function clamp(number: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, number))
}

/** The sides of a roof that is not a sketch, left and right of its ridge. A roof with one side has its ridge at the left. */
function drawnSides({ roof, outcome }: RoofCalculation): readonly [DrawnSide, DrawnSide] {
  const angle = ((resultOf({ outcome })?.sides[0]?.pitch ?? DEFAULT_PITCH) * Math.PI) / 180
  const equal = { run: 1, rise: Math.tan(angle) }
  if (roof.slopes === '1') return [{ ...equal, run: 0 }, equal]
  if (roof.slopes === '2') return [equal, equal]
  const [left, right] = (resultOf({ outcome })?.sides ?? []).map(({ slope, pitch }) => {
    const radians = ((pitch ?? DEFAULT_PITCH) * Math.PI) / 180
    return { run: slope * Math.cos(radians), rise: slope * Math.sin(radians) }
  })
  return [left ?? scaled(equal, 2), right ?? scaled(equal, 3)]
}

function scaled({ run, rise }: DrawnSide, by: number): DrawnSide {
  return { run: run * by, rise: rise * by }
}

/** The corners of the drawn roof, from its sides and the ratio of its eave to its span. */
function outline([left, right]: readonly [DrawnSide, DrawnSide], eaveToSpan: number) {
  const scale = (RIGHT - LEFT) / (left.run + right.run)
  const higher = Math.max(left.rise, right.rise)
  const height = clamp(higher * scale, HEIGHT)
  const ridgeY = EAVE - height
  const eaveY = (rise: number) => (higher === 0 ? EAVE : ridgeY + (height * rise) / higher)
  const depth = clamp(eaveToSpan * 0.6, DEPTH)
  const back = ([x, y]: Point): Point => [x + 100 * depth, y - 26 * depth]
  const leftEave: Point = [LEFT, eaveY(left.rise)]
  const eave: Point = [RIGHT, eaveY(right.rise)]
  const ridge: Point = [LEFT + left.run * scale, ridgeY]
  const ground: Point = [RIGHT, GROUND]
  return { leftEave, eave, ridge, ground, back }
}

function line(...points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`
}

/** The midpoint of two points, shifted. */
function beside([ax, ay]: Point, [bx, by]: Point, dx: number, dy: number): Point {
  return [(ax + bx) / 2 + dx, (ay + by) / 2 + dy]
}

type Dimension = { measure: Measure; path: string; text: Point; anchor?: 'middle' | 'end' }

/** The measures to draw, each with its line and the position of its label. */
function dimensions(
  { by, slopes }: RoofCalculation['roof'],
  { eave, ridge, ground, back }: ReturnType<typeof outline>,
): Dimension[] {
  const [ridgeX, ridgeY] = ridge
  const shift = (point: Point, dx: number, dy: number) => beside(point, point, dx, dy)
  const always: Dimension[] = [
    {
      measure: 'eave',
      path: line(shift(ground, 5, 8), shift(back(ground), 5, 8)),
      text: beside(ground, back(ground), 14, 22),
    },
    {
      measure: 'slope',
      path: line(shift(back(eave), 7, -4), shift(back(ridge), 7, -4)),
      text: beside(back(eave), back(ridge), 16, -26),
    },
  ]
  // The two sides have their numbers instead: there is no room for the measures of both.
  if (slopes === 'different') return always.slice(0, 1)
  if (by === 'slope') return always
  const span: Dimension = {
    measure: 'span',
    path: line([LEFT, GROUND + 9], [RIGHT, GROUND + 9]),
    text: [(LEFT + RIGHT) / 2, GROUND + 26],
    anchor: 'middle',
  }
  const rise: Dimension = {
    measure: 'rise',
    path: line([ridgeX, EAVE], ridge),
    text: [0, ridgeY - (slopes === '1' ? 42 : 26)],
  }
  // The pitch as drawn: the height of the drawing is limited.
  const angle = Math.atan2(EAVE - ridgeY, RIGHT - ridgeX)
  const end = `${RIGHT - ARC * Math.cos(angle)} ${EAVE - ARC * Math.sin(angle)}`
  const pitch: Dimension = {
    measure: 'pitch',
    path: `${line([RIGHT - ARC, EAVE])}A${ARC} ${ARC} 0 0 1 ${end}`,
    text: [RIGHT - 8, EAVE + 14],
    anchor: 'end',
  }
  return [...always, span, by === 'rise' ? rise : pitch]
}

/** The text of each measure that is known. */
function measureTexts(calculation: RoofCalculation, words: RoofWords) {
  const { roof, unit } = calculation
  const { spellings } = words
  const typedText = (field: RoofField) => {
    const typed = roof[field] ?? ''
    const ownUnit = namedUnit(typed, spellings) ?? unitOfField(field, roof)
    // No unit is assumed.
    if (ownUnit === undefined) return cleanTyped(typed) || undefined
    const mm = readLength(typed, ownUnit, spellings)
    return mm === undefined ? undefined : lengthWithUnit(mm, unit, words)
  }
  const pitch = readPitch(roof.pitch ?? '', spellings)
  const pitchText = pitch === undefined ? undefined : quantityText(pitch, 'angle', words, 1)
  const slope = resultOf(calculation)?.sides[0]?.slope
  return {
    eave: typedText('eave'),
    span: typedText('span'),
    rise: typedText('rise'),
    pitch:
      pitchText !== undefined && roof.by === 'unsure'
        ? fillTemplate(words.roofCalculator.drawnExample, 'pitch', pitchText)
        : pitchText,
    slope: slope === undefined ? typedText('slope') : slopeText(slope, unit, words),
  } satisfies Record<Measure, string | undefined>
}

type Props = {
  calculation: RoofCalculation
  /** The value of the chosen colour, `#rrggbb`, if it is confirmed. */
  colour?: string | undefined
  words: RoofWords
}

/** A drawing of the typed roof. It is hidden from screen readers: the fields have the same measures. */
export function RoofDrawing({ calculation, colour, words }: Props) {
  const { roof } = calculation
  const texts = measureTexts(calculation, words)
  const result = resultOf(calculation)
  const lines = outline(
    drawnSides(calculation),
    result?.span === undefined ? 1.4 : result.eave / result.span,
  )
  const { leftEave, eave, ridge, ground, back } = lines
  // The length of the slope is drawn if it is asked for, or known.
  const drawn = dimensions(roof, lines).filter(
    ({ measure }) => measure !== 'slope' || roof.by === 'slope' || texts.slope !== undefined,
  )
  const numbers = [beside(leftEave, ridge, -10, -6), beside(eave, back(ridge), 0, 5)]
  return (
    <svg className={styles.roof} viewBox="0 24 300 188" aria-hidden="true">
      <path
        className={styles.wall}
        d={`${line(ridge, leftEave, [LEFT, GROUND], ground, back(ground), back(eave), eave)}Z`}
      />
      <path className={styles.wall} d={line(ground, eave)} />
      <path
        className={styles.sheet}
        style={{ fill: colour, fillOpacity: colour && 1 }}
        d={`${line(ridge, eave, back(eave), back(ridge))}Z`}
      />
      {drawn.map(({ measure, path, text: [x, y], anchor }) => {
        const value = texts[measure]
        return (
          <g key={measure} className={value === undefined ? styles.open : styles.known}>
            <path d={path} />
            <text x={x} y={y} textAnchor={anchor}>
              {words.roofCalculator.drawing[measure]}
            </text>
            {value !== undefined && (
              <text
                className={measure === 'pitch' && roof.by === 'unsure' ? '' : styles.value}
                x={x}
                y={y + 15}
                textAnchor={anchor}
              >
                {value}
              </text>
            )}
          </g>
        )
      })}
      {roof.slopes === 'different' &&
        numbers.map(([x, y], i) => (
          <text key={`${x} ${y}`} className={styles.value} x={x} y={y} textAnchor="middle">
            {formatNumber(i + 1, words.writing.language)}
          </text>
        ))}
    </svg>
  )
}
