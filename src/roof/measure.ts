import { withLatinDigits } from '../catalogue/format.ts'
import {
  type LengthUnit,
  type SpelledUnit,
  type Spellings,
  spelledUnits,
} from '../catalogue/unit.ts'

const millimetresPerUnit: Readonly<Record<LengthUnit, number>> = { m: 1000, ft: 304.8, mm: 1 }

const INCH = 25.4

/** Metric unit -> millimetres. */
const metric: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** The sign that replaces the words for a unit before a text is parsed. */
const lengthSigns = { mm: 'mm', cm: 'cm', m: 'm', ft: "'", in: '"' } as const
const pitchSigns = { ratio: ':', degrees: '°' } as const

/** Digits, with Indian or Western commas between groups and a decimal point: `1,20,000.5`. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+`
const METRIC = new RegExp(String.raw`^(${NUMBER})\s*(mm|cm|m)?\.?$`)
const FEET = new RegExp(
  String.raw`^(?:(${NUMBER})')?(?:-?((?:${NUMBER})?)(?:([ -]?)(\d+)/(\d+))?"?)?$`,
)

/** The typed text in lower case, with plain quotation marks and hyphens and the digits 0 to 9. */
function normalizeInput(text: string): string {
  return withLatinDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/[‐-―−]/g, '-')
}

/** Replaces each word that means a unit, with or without a full stop, by the sign of that unit. */
function withSigns(
  text: string,
  spellings: Spellings,
  signs: { readonly [unit in SpelledUnit]?: string },
): string {
  const signOf = (word: string) => {
    const key = spelledUnits.find((unit) => unit === word && signs[unit] !== undefined)
    const unit = key ?? (Object.hasOwn(spellings, word) ? spellings[word] : undefined)
    return unit && signs[unit]
  }
  return text.replace(/([\p{L}\p{M}]+)\.?/gu, (match, word: string) => signOf(word) ?? match)
}

/** Reads a typed number without a unit: `1,200`, `2.5`; undefined if it is not one. */
export function readNumber(text: string): number | undefined {
  const typed = normalizeInput(text)
  return new RegExp(`^(?:${NUMBER})$`).test(typed) ? Number(typed.replaceAll(',', '')) : undefined
}

/** Reads feet and inches, in millimetres: `12'`, `12'6"`, `6 1/2"`. */
function readFeet(typed: string): number | undefined {
  // A space between inches and their fraction distinguishes 6 1/2 from 61/2.
  const compact = typed
    .replace(/(\d) +(?=\d+\/)/g, '$1_')
    .replace(/\s/g, '')
    .replace(/_/g, ' ')
  const [match, feet, wholeInches, , numerator, denominator] = FEET.exec(compact) ?? []
  if (match === undefined) return undefined
  if (feet === undefined && !wholeInches && numerator === undefined) return undefined
  const fraction = numerator === undefined ? 0 : Number(numerator) / Number(denominator)
  const inches = (readNumber(wholeInches || '0') ?? 0) + fraction
  // After feet, 12 inches or more are a typing error.
  if (!Number.isFinite(inches) || (feet !== undefined && inches >= 12)) return undefined
  return (readNumber(feet ?? '0') ?? 0) * millimetresPerUnit.ft + inches * INCH
}

/**
 * Reads a typed length: `3660`, `3.66 m`, `366 cm`, `12'`, `12'6"`, `12 ft 6 in`, `6 1/2"`.
 * @param unit the unit of a number without one
 * @param spellings the words that mean a unit, besides its key, which stored lengths have
 * @returns millimetres; undefined if it is not a length
 */
export function readLength(
  text: string,
  unit: LengthUnit,
  spellings: Spellings,
): number | undefined {
  const typed = withSigns(normalizeInput(text), spellings, lengthSigns)
  if (/['"]/.test(typed)) return rounded(readFeet(typed))
  const [match, number = '', sign] = METRIC.exec(typed) ?? []
  if (match === undefined) return undefined
  const unitSize =
    sign === undefined ? millimetresPerUnit[unit] : (metric[sign] ?? millimetresPerUnit.m)
  return rounded(Number(number.replaceAll(',', '')) * unitSize)
}

/** The unit that a length is typed in: the one that the text names, otherwise the given one. */
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
 * Reads a typed pitch: `15`, `15°`, `1 in 4`, `1:4`, `25%`.
 * @returns degrees from the horizontal; undefined if it is not a pitch
 */
export function readPitch(text: string, spellings: Spellings): number | undefined {
  const typed = withSigns(normalizeInput(text), spellings, pitchSigns).replace(/\s/g, '')
  const [, rise, run] = /^([\d.]+)(?::|\/)([\d.]+)$/.exec(typed) ?? []
  if (rise !== undefined && run !== undefined) return pitchOfRatio(Number(rise) / Number(run))
  if (typed.endsWith('%')) {
    const percent = readNumber(typed.replace(/%$/, ''))
    return percent === undefined ? undefined : pitchOfRatio(percent / 100)
  }
  return readNumber(typed.replace(/°$/, ''))
}

function pitchOfRatio(risePerRun: number): number | undefined {
  return Number.isFinite(risePerRun) ? (Math.atan(risePerRun) * 180) / Math.PI : undefined
}
