import { cleanFigure } from '../catalogue/typedText.ts'
import type { LengthUnit, QuantityUnit, RoleSpellings } from '../catalogue/unit.ts'
import { type UnitRole, unitRoles } from '../catalogue/unitRole.ts'

/** Unit -> millimetres. */
export const millimetresPerUnit: Readonly<Record<LengthUnit, number>> = {
  m: 1000,
  ft: 304.8,
  mm: 1,
}

/** Millimetres. */
export const INCH = 25.4

/** Metric unit -> millimetres. */
const metric: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['m', 1000],
])

/** The sign that replaces the words for a unit before a text is parsed. */
const lengthSigns = { mm: 'mm', cm: 'cm', m: 'm', ft: "'", in: '"' } as const
const pitchSigns = { ratio: ':', degrees: '°' } as const

/** Digits, with Indian or Western commas between groups and a decimal point: `1,20,000.5`. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+`
/** A fraction with its whole number, before feet, a metric unit or the end; inches have their own pattern. */
const FRACTION = /(?:(\d+)[ -])?(\d+)\/(\d+)(?=\s*(?:'|mm|cm|m|$))/g
/** A whole number of degrees, or of a ratio, with a fraction; a fraction alone is a ratio. */
const DEGREES_WITH_FRACTION = /(\d+)[ -](\d+)\/(\d+)(?=\s*(?:°|:|$))/g
/** A separator between two units: `12 ft and 6 in`, `3 m, 50 cm`. */
const BETWEEN_UNITS = /([\p{L}\p{M}.'"])\s*(?:,|\+|&|and|અને|और)\s*(?=\d)/gu
const METRIC = new RegExp(String.raw`^(${NUMBER})\s*(mm|cm|m)?\.?$`)
const TWO_METRIC = new RegExp(
  String.raw`^(${NUMBER})\s*m\.?\s*[,-]?\s*(\d+(?:\.\d+)?)\s*(cm|mm)\.?$`,
)
const FEET = new RegExp(
  String.raw`^(?:(${NUMBER})')?(?:-?((?:${NUMBER})?)(?:([ -]?)(\d+)/(\d+))?"?)?$`,
)

/** A typed text with `'` for feet and `"` for inches, however they were typed. */
export function withPlainQuotes(text: string): string {
  return text
    .replace(/[‘’′`´ʹʼ]/g, "'")
    .replace(/[“”″˝]/g, '"')
    .replace(/''/g, '"')
}

/** The typed text in lower case and plain characters, with plain quotation marks and hyphens. */
function normalizeInput(text: string): string {
  // The quotation marks first: some of them have another plain form.
  return cleanFigure(withPlainQuotes(text))
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/∶/g, ':')
}

const UNIT_WORD = /([\p{L}\p{M}]+)\.?/gu
const UNIT_WORDS = /[\p{L}\p{M}]+(?:(?:\.\s*|\s+)[\p{L}\p{M}]+)*\.?/gu

/** Words in front of a measure that was not taken exactly. */
const ABOUT = /^(?:about|around|approximately|approx\.?|~|≈|લગભગ|આશરે|लगभग|करीब)\s*/u
/** The same words behind a measure. */
const ABOUT_BEHIND = /(?:\s*~|\s*\(?(?:approximately|approx\.?|લગભગ|આશરે|लगभग|करीब)\)?)$/u

/** A measure of a roof; a roof is calculated with "about 10 m" as with 10 m. */
function normalizeMeasure(text: string): string {
  return normalizeInput(text).replace(ABOUT, '').replace(ABOUT_BEHIND, '')
}

/** Replaces each word that means a unit, with or without a full stop, by the sign of that unit. */
function withSigns(
  text: string,
  spellings: RoleSpellings,
  signs: { readonly [unit in UnitRole]?: string },
): string {
  const signOf = (word: string) => {
    const key = unitRoles.find((unit) => unit === word && signs[unit] !== undefined)
    const unit = key ?? (Object.hasOwn(spellings, word) ? spellings[word] : undefined)
    return unit && signs[unit]
  }
  // First as one word, as its spelling is: r.ft., running feet.
  return text.replace(UNIT_WORDS, (match) => {
    const joined = signOf(match.replace(/[.\s]/g, ''))
    return joined ?? match.replace(UNIT_WORD, (one, word: string) => signOf(word) ?? one)
  })
}

function parseNumber(typed: string): number | undefined {
  return new RegExp(`^(?:${NUMBER})$`).test(typed) ? Number(typed.replaceAll(',', '')) : undefined
}

/** The number; undefined for one of so many digits that it counts as infinite. */
function finite(number: number | undefined): number | undefined {
  return Number.isFinite(number) ? number : undefined
}

/** Reads a typed number without a unit: `1,200`, `2.5`; undefined if it is not one. */
export function readNumber(text: string): number | undefined {
  return finite(parseNumber(normalizeInput(text)))
}

/** The unit of a quantity that a word for a unit means: a length is bought by the running metre or foot. */
const quantityUnitOf: { readonly [unit in UnitRole]?: QuantityUnit } = {
  count: 'pieces',
  m: 'running',
  ft: 'runningFeet',
  sqm: 'area',
  sqft: 'squareFeet',
  kg: 'weight',
  tonne: 'tonnes',
}

/** A whole number with a fraction; a fraction alone may mean one number or the other. */
const QUANTITY_FRACTION = /(\d+)[ -](\d+)\/(\d+)(?=\s*(?:[\p{L}.]|$))/gu

/** The dot of `nos.60` belongs to the word, and is no decimal point. */
const QUANTITY = new RegExp(
  String.raw`^((?:[\p{L}\p{M}]\.?\s*)*)(${NUMBER})\s*((?:[\p{L}\p{M}.\s]+2?)?)$`,
  'u',
)

/**
 * Reads a typed quantity: a number, with or without its unit: `60`, `60 nos.`, `nos. 60`, `500 sq ft`.
 * @param spellings the words that mean a unit; several words are spelled as one, `sqft`
 * @returns its number, the text without the unit, and the unit; undefined if it is not a quantity
 */
export function readQuantity(
  typed: string,
  spellings: RoleSpellings,
): { number: number; text: string; unit: QuantityUnit | undefined } | undefined {
  const figure = normalizeInput(typed)
    .replace(/^#\s*/, '')
    .replace(/^(\p{L}+)\s*:/u, '$1 ')
  const plain = withDecimals(figure, QUANTITY_FRACTION)
  const [, before = '', typedNumber = '', after = ''] = QUANTITY.exec(plain) ?? []
  const text = typedNumber.replace(/\.$/, '')
  const number = parseNumber(text)
  if (number === undefined) return undefined
  // ft2, as ft² becomes in plain characters.
  const word = `${before}${after}`.replace(/[.\s]/g, '').replace(/^(.+)2$/, 'sq$1')
  if (word === '') return { number, text, unit: undefined }
  const key = unitRoles.find((unit) => unit === word)
  const spelled = key ?? (Object.hasOwn(spellings, word) ? spellings[word] : undefined)
  const unit = spelled && quantityUnitOf[spelled]
  return unit && { number, text, unit }
}

/** Writes the fractions that a pattern finds as decimals: `12 1/2 m` becomes `12.5 m`. */
function withDecimals(typed: string, pattern: RegExp): string {
  return typed.replace(pattern, (match, whole, numerator, denominator) => {
    const number = Number(whole ?? 0) + Number(numerator) / Number(denominator)
    return Number.isFinite(number) ? String(Number(number.toFixed(9))) : match
  })
}

/** A typed length with the signs of its units, and decimals instead of fractions except of inches. */
function normalizeLength(text: string, spellings: RoleSpellings): string {
  return withDecimals(
    withSigns(normalizeMeasure(text).replace(BETWEEN_UNITS, '$1 '), spellings, lengthSigns),
    FRACTION,
  )
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
  const inches = (parseNumber(wholeInches || '0') ?? Number.NaN) + fraction
  // After feet, 12 inches or more are a typing error.
  if (!Number.isFinite(inches) || (feet !== undefined && inches >= 12)) return undefined
  const wholeFeet = parseNumber(feet ?? '0')
  return wholeFeet === undefined ? undefined : wholeFeet * millimetresPerUnit.ft + inches * INCH
}

/** Reads metres and centimetres or millimetres, in millimetres: `3 m 50 cm`. */
function readTwoMetric(typed: string): number | undefined {
  const [match, metres = '', rest = '', sign = ''] = TWO_METRIC.exec(typed) ?? []
  const size = metric.get(sign)
  if (match === undefined || size === undefined) return undefined
  const below = Number(rest) * size
  // After metres, a metre or more is a typing error.
  return below < 1000 ? Number(metres.replaceAll(',', '')) * 1000 + below : undefined
}

/**
 * Reads a typed length: `3660`, `3.66 m`, `3 m 66 cm`, `12'`, `12'6"`, `12 ft 6 in`, `12½ ft`, `6 1/2"`.
 * @param unit the unit of a number without one
 * @param spellings the words that mean a unit, besides its key, which stored lengths have
 * @returns millimetres; undefined if it is not a length
 */
export function readLength(
  text: string,
  unit: LengthUnit,
  spellings: RoleSpellings,
): number | undefined {
  const typed = normalizeLength(text, spellings)
  if (/['"]/.test(typed)) return rounded(readFeet(typed))
  const [match, number = '', sign] = METRIC.exec(typed) ?? []
  if (match === undefined) return rounded(readTwoMetric(typed))
  const unitSize =
    sign === undefined ? millimetresPerUnit[unit] : (metric.get(sign) ?? millimetresPerUnit.m)
  return rounded(Number(number.replaceAll(',', '')) * unitSize)
}

/** The unit that a length is typed in: the one that the text names, otherwise the given one. */
export function typedUnit(text: string, unit: LengthUnit, spellings: RoleSpellings): LengthUnit {
  const typed = normalizeLength(text, spellings)
  if (/['"]/.test(typed)) return 'ft'
  const sign = METRIC.exec(typed)?.[2] ?? (TWO_METRIC.test(typed) ? 'm' : undefined)
  if (sign === undefined) return unit
  return sign === 'mm' ? 'mm' : 'm'
}

/** Rounds to a thousandth of a millimetre, which removes the errors of binary fractions. */
function rounded(mm: number | undefined): number | undefined {
  const number = finite(mm)
  return number === undefined ? undefined : Number(number.toFixed(3))
}

/** Words for the percent sign. */
const PERCENT = /(?:per ?cent|pct\.?|ટકા|प्रतिशत)$/u

/**
 * Reads a typed pitch: `15`, `15°`, `1 in 4`, `1 to 4`, `1:4`, `25%`, `25 percent`.
 * @returns degrees from the horizontal; undefined if it is not a pitch
 */
export function readPitch(text: string, spellings: RoleSpellings): number | undefined {
  const signed = withSigns(normalizeMeasure(text), spellings, pitchSigns)
  const apart = withDecimals(signed, DEGREES_WITH_FRACTION).replace(PERCENT, '%')
  // 1 4 is neither 14 degrees nor surely 1 in 4.
  if (/\d\s+\d/.test(apart)) return undefined
  const typed = apart.replace(/\s/g, '')
  const [, rise, run] = /^([\d.]+)(?::|\/)([\d.]+)$/.exec(typed) ?? []
  if (rise !== undefined && run !== undefined) return pitchOfRatio(Number(rise) / Number(run))
  if (typed.endsWith('%')) {
    const percent = parseNumber(typed.replace(/%$/, ''))
    return percent === undefined ? undefined : pitchOfRatio(percent / 100)
  }
  return finite(parseNumber(typed.replace(/°$/, '')))
}

function pitchOfRatio(risePerRun: number): number | undefined {
  return Number.isFinite(risePerRun) ? (Math.atan(risePerRun) * 180) / Math.PI : undefined
}
