/** The units in which a length can be typed without naming one, each in millimetres. */
const millimetresPerUnit = { m: 1000, ft: 304.8, mm: 1 } as const

export type LengthUnit = keyof typeof millimetresPerUnit

const INCH = 25.4

const metric: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** Digits with commas between their groups, and a point: `1,20,000.5`. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+`
const METRIC = new RegExp(String.raw`^(${NUMBER})\s*(mm|cm|m|mtrs?|met(?:er|re)s?)?\.?$`)
const FEET = new RegExp(
  `^(?:(${NUMBER})(?:'|ft\\.?|feet|foot))?(?:-?((?:${NUMBER})?)(?:([ -]?)(\\d+)/(\\d+))?(?:"|in\\.?|inch(?:es)?)?)?$`,
)
const NAMES_FEET = /['"]|ft|feet|foot|in/

/** The typed text in lower case, with one kind of quotation mark and the digits 0 to 9. */
function normalizeInput(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[०-९૦-૯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/[‐-―−]/g, '-')
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
 * @returns undefined where it is no length
 */
export function readLength(text: string, unit: LengthUnit): number | undefined {
  const typed = normalizeInput(text)
  if (NAMES_FEET.test(typed)) return rounded(readFeet(typed))
  const [all, number = '', sign] = METRIC.exec(typed) ?? []
  if (all === undefined) return undefined
  const size =
    sign === undefined ? millimetresPerUnit[unit] : (metric[sign] ?? millimetresPerUnit.m)
  return rounded(Number(number.replaceAll(',', '')) * size)
}

/** Rounds to a thousandth of a millimetre, which removes the errors of binary fractions. */
function rounded(mm: number | undefined): number | undefined {
  return mm === undefined ? undefined : Number(mm.toFixed(3))
}

/**
 * A pitch as people write it, in degrees from the horizontal: `15`, `15°`, `1 in 4`, `1:4`, `25%`.
 * @returns undefined where it is no pitch
 */
export function readPitch(text: string): number | undefined {
  const typed = normalizeInput(text).replace(/\s/g, '')
  const [, rise, run] = /^([\d.]+)(?:in|:|\/)([\d.]+)$/.exec(typed) ?? []
  const percent = readNumber(typed.replace(/%$/, ''))
  if (rise !== undefined && run !== undefined) return pitchOfRatio(Number(rise) / Number(run))
  if (typed.endsWith('%')) return percent === undefined ? undefined : pitchOfRatio(percent / 100)
  return readNumber(typed.replace(/(?:°|deg|degrees?)$/, ''))
}

function pitchOfRatio(risePerRun: number): number | undefined {
  return Number.isFinite(risePerRun) ? (Math.atan(risePerRun) * 180) / Math.PI : undefined
}
