import { withLatinDigits } from '../catalogue/format.ts'
import {
  type LengthUnit,
  type SpelledUnit,
  type Spellings,
  spelledUnits,
} from '../catalogue/unit.ts'

const millimetresPerUnit: Readonly<Record<LengthUnit, number>> = { m: 1000, ft: 304.8, mm: 1 }

const INCH = 25.4

/** In millimetres. */
const metric: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** What stands for a unit once its words are read. */
const lengthSigns = { mm: 'mm', cm: 'cm', m: 'm', ft: "'", in: '"' } as const
const pitchSigns = { ratio: ':', degrees: '°' } as const

/** Digits with commas between their groups, and a point: `1,20,000.5`. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+`
const METRIC = new RegExp(String.raw`^(${NUMBER})\s*(mm|cm|m)?\.?$`)
const FEET = new RegExp(
  String.raw`^(?:(${NUMBER})')?(?:-?((?:${NUMBER})?)(?:([ -]?)(\d+)/(\d+))?"?)?$`,
)

/** The typed text in lower case, with one kind of quotation mark and the digits 0 to 9. */
function normalizeInput(text: string): string {
  return withLatinDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/[‐-―−]/g, '-')
}

/** The text with a sign instead of each word that means a unit, with or without a full stop. */
function withSigns(
  text: string,
  spellings: Spellings,
  signs: { readonly [unit in SpelledUnit]?: string },
): string {
  const signOf = (word: string) => {
    const own = spelledUnits.find((unit) => unit === word && signs[unit] !== undefined)
    const unit = own ?? (Object.hasOwn(spellings, word) ? spellings[word] : undefined)
    return unit && signs[unit]
  }
  return text.replace(/([\p{L}\p{M}]+)\.?/gu, (all, word: string) => signOf(word) ?? all)
}

/** A number without a unit, as people type it: `1,200`, `2.5`; undefined where it is none. */
export function readNumber(text: string): number | undefined {
  const typed = normalizeInput(text)
  return new RegExp(`^(?:${NUMBER})$`).test(typed) ? Number(typed.replaceAll(',', '')) : undefined
}

function readFeet(typed: string): number | undefined {
  // A space between inches and their fraction distinguishes 6 1/2 from 61/2.
  const close = typed
    .replace(/(\d) +(?=\d+\/)/g, '$1_')
    .replace(/\s/g, '')
    .replace(/_/g, ' ')
  const [all, feet, inches, , over, under] = FEET.exec(close) ?? []
  if (all === undefined || (feet === undefined && !inches && over === undefined)) return undefined
  const whole = over !== undefined && inches === '' ? 0 : (readNumber(inches || '0') ?? 0)
  const inch = whole + (over === undefined ? 0 : Number(over) / Number(under))
  // Behind feet, a foot of inches or more is a typo.
  if (!Number.isFinite(inch) || (feet !== undefined && inch >= 12)) return undefined
  return (readNumber(feet ?? '0') ?? 0) * millimetresPerUnit.ft + inch * INCH
}

/**
 * A length as people type it, in millimetres: `3660`, `3.66 m`, `366 cm`, `12'`, `12'6"`, `12 ft 6 in`,
 * `6 1/2"`.
 * @param unit that of a number without a unit
 * @param spellings the words that mean a unit, besides its own name: a stored length has that
 * @returns undefined where it is no length
 */
export function readLength(
  text: string,
  unit: LengthUnit,
  spellings: Spellings,
): number | undefined {
  const typed = withSigns(normalizeInput(text), spellings, lengthSigns)
  if (/['"]/.test(typed)) return rounded(readFeet(typed))
  const [all, number = '', sign] = METRIC.exec(typed) ?? []
  if (all === undefined) return undefined
  const size =
    sign === undefined ? millimetresPerUnit[unit] : (metric[sign] ?? millimetresPerUnit.m)
  return rounded(Number(number.replaceAll(',', '')) * size)
}

/** The unit in which a length is typed: that of a number without one, unless the text names another. */
export function typedUnit(text: string, unit: LengthUnit, spellings: Spellings): LengthUnit {
  const typed = withSigns(normalizeInput(text), spellings, lengthSigns)
  if (/['"]/.test(typed)) return 'ft'
  const sign = METRIC.exec(typed)?.[2]
  if (sign === undefined) return unit
  return sign === 'mm' ? 'mm' : 'm'
}

/** Rounds to a thousandth of a millimetre, which removes the errors of binary fractions. */
function rounded(mm: number | undefined): number | undefined {
  return mm === undefined ? undefined : Number(mm.toFixed(3))
}

/**
 * A pitch as people write it, in degrees from the horizontal: `15`, `15°`, `1 in 4`, `1:4`, `25%`.
 * @returns undefined where it is no pitch
 */
export function readPitch(text: string, spellings: Spellings): number | undefined {
  const typed = withSigns(normalizeInput(text), spellings, pitchSigns).replace(/\s/g, '')
  const [, rise, run] = /^([\d.]+)(?::|\/)([\d.]+)$/.exec(typed) ?? []
  const percent = readNumber(typed.replace(/%$/, ''))
  if (rise !== undefined && run !== undefined) return pitchOfRatio(Number(rise) / Number(run))
  if (typed.endsWith('%')) return percent === undefined ? undefined : pitchOfRatio(percent / 100)
  return readNumber(typed.replace(/°$/, ''))
}

function pitchOfRatio(risePerRun: number): number | undefined {
  return Number.isFinite(risePerRun) ? (Math.atan(risePerRun) * 180) / Math.PI : undefined
}
