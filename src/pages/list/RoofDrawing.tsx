import { fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import { readLength, readPitch } from '../../model/roofCalculator/measure.ts'
import { type RoofField, unitOfField } from '../../model/roofCalculator/read.ts'
import type { drawnMeasures } from '../../model/shape/listWords.ts'
import type { ListPageWords } from './listPageWords.ts'
import styles from './RoofDrawing.module.css'
import type { RoofAnswer } from './roof.ts'
import { lengthWithUnit, quantityText } from './roofText.ts'

type Measure = (typeof drawnMeasures)[number]
type Point = readonly [x: number, y: number]

/** The front of the building, in units of the drawing: 360 to its width. */
const LEFT = 40
const RIGHT = 150
const EAVE = 132
const GROUND = 166
/** How high the roof may be drawn, and how far to the back. */
const HEIGHT = { min: 10, max: 84 }
const DEPTH = { min: 0.45, max: 1.15 }
/** Where no pitch is known yet. */
const USUAL_PITCH = 18

function clamp(number: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, number))
}

/** The roof in lines, from its pitch in degrees and its eave in widths of the building. */
function outline(slopes: 1 | 2, pitch: number, eaveToSpan: number) {
  const ridgeX = slopes === 2 ? (LEFT + RIGHT) / 2 : LEFT
  const rise = clamp((RIGHT - ridgeX) * Math.tan((pitch * Math.PI) / 180), HEIGHT)
  const depth = clamp(eaveToSpan * 0.6, DEPTH)
  const back = ([x, y]: Point): Point => [x + 112 * depth, y - 40 * depth]
  const eave: Point = [RIGHT, EAVE]
  const ridge: Point = [ridgeX, EAVE - rise]
  const ground: Point = [RIGHT, GROUND]
  return { eave, ridge, ground, back }
}

function line(...points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`
}

function middle([ax, ay]: Point, [bx, by]: Point, dx: number, dy: number): Point {
  return [(ax + bx) / 2 + dx, (ay + by) / 2 + dy]
}

/** What is known of each measure, as the drawing shows it. */
function shownTexts({ roof, answer, unit }: RoofAnswer, words: ListPageWords) {
  const { spellings } = words
  const typed = (field: RoofField) => {
    const mm = readLength(roof[field] ?? '', unitOfField(field, roof), spellings)
    return mm === undefined ? undefined : lengthWithUnit(mm, unit, words)
  }
  const pitch = readPitch(roof.pitch ?? '', spellings)
  const slope = 'result' in answer ? answer.result.slope : undefined
  return {
    eave: typed('eave'),
    span: typed('span'),
    rise: typed('rise'),
    pitch: pitch === undefined ? undefined : quantityText(pitch, 'angle', words, 1),
    slope: slope === undefined ? typed('slope') : lengthWithUnit(slope, unit, words),
  } satisfies Record<Measure, string | undefined>
}

/** The roof as it is typed. A picture of the fields beside it: it says nothing that they do not. */
export function RoofDrawing({ answered, words }: { answered: RoofAnswer; words: ListPageWords }) {
  const { roof, answer } = answered
  const texts = shownTexts(answered, words)
  const result = 'result' in answer ? answer.result : undefined
  const { eave, ridge, ground, back } = outline(
    roof.slopes,
    result?.pitch ?? USUAL_PITCH,
    result?.span === undefined ? 1.4 : result.eave / result.span,
  )
  const left: Point = [LEFT, EAVE]
  const shown: readonly { measure: Measure; at: string; text: Point; anchor?: 'middle' | 'end' }[] =
    [
      {
        measure: 'eave',
        at: line(middle(ground, ground, 6, 8), middle(back(ground), back(ground), 6, 8)),
        text: middle(ground, back(ground), 14, 20),
      },
      {
        measure: 'slope',
        at: line(middle(back(eave), back(eave), 8, -4), middle(back(ridge), back(ridge), 8, -4)),
        text: middle(back(eave), back(ridge), 16, -8),
      },
      ...(roof.by === 'slope'
        ? []
        : [
            {
              measure: 'span' as const,
              at: line([LEFT, GROUND + 10], [RIGHT, GROUND + 10]),
              text: middle([LEFT, GROUND], [RIGHT, GROUND], 0, 27),
              anchor: 'middle' as const,
            },
            roof.by === 'rise'
              ? {
                  measure: 'rise' as const,
                  at: line([ridge[0], EAVE], ridge),
                  text: middle(ridge, ridge, 4, -9),
                  anchor: 'end' as const,
                }
              : {
                  measure: 'pitch' as const,
                  at: `${line([RIGHT - 34, EAVE])}A34 34 0 0 1 ${RIGHT - 30} ${EAVE - 14}`,
                  text: middle([RIGHT, EAVE], [RIGHT, EAVE], -8, 18),
                  anchor: 'end' as const,
                },
          ]),
    ]
  return (
    <svg className={styles.roof} viewBox="0 0 360 200" aria-hidden="true">
      <path
        className={styles.wall}
        d={`${line(ridge, left, [LEFT, GROUND], ground, back(ground), back(eave), eave)}Z`}
      />
      <path className={styles.wall} d={line(ground, eave)} />
      <path className={styles.sheet} d={`${line(ridge, eave, back(eave), back(ridge))}Z`} />
      {shown.map(({ measure, at, text: [x, y], anchor }) => {
        const value = texts[measure]
        const label = words.roofCalculator.drawing[measure]
        return (
          <g key={measure} className={value === undefined ? styles.open : styles.known}>
            <path d={at} />
            <text x={x} y={y} textAnchor={anchor}>
              {value === undefined ? label : fillTemplates(words.writing.named, { label, value })}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
