import { denominators, type NumberToken, type Token, tokenize } from '../catalogue/numberTokens.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { LengthUnit, QuantityUnit, RoleSpellings } from '../catalogue/unit.ts'
import { millimetresIn, type UnitRole, unitRoles } from '../catalogue/unitRole.ts'

/** Millimetres. */
export const INCH = millimetresIn.in

/** Each role as its own word (stored lengths use them), and the signs for feet and inches. */
export const roleWords: RoleSpellings = {
  ...Object.fromEntries(unitRoles.map((role) => [role, role] as const)),
  "'": 'ft',
  '"': 'in',
}

/** The place of a number in the shape of a text. */
const NUMBER = '#'

/** Numbers, and the order in which they and the words between them were typed: `# ft # in`. */
type Shape = { shape: string; numbers: readonly number[] }

/** @param nameOf the name of a word in the shape; undefined if it has none */
function shapeOf(
  tokens: readonly Token[],
  nameOf: (units: readonly string[], text: string) => string | undefined,
): Shape {
  const names = tokens.map((token) => {
    // A comma may be a decimal point, and is not guessed.
    if (token.kind === 'number') return token.comma === 'decimal' ? token.text : NUMBER
    return (token.kind === 'word' ? nameOf(token.units, token.text) : undefined) ?? token.text
  })
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.number] : []))
  return { shape: names.join(' '), numbers }
}

/** Words and signs for a measure that was not taken exactly. */
const ABOUT: readonly string[] = [
  ...['about', 'around', 'approximately', 'approx', '~', '≈'],
  ...['લગભગ', 'આશરે', 'लगभग', 'करीब'],
]

/** The tokens of a measure of a roof; a roof is calculated with "about 10 m" as with 10 m. */
function measureTokens(text: string, spellings: RoleSpellings): readonly Token[] {
  const all = tokenize(text, [roleWords, spellings])
  const isAbout = (token: Token | undefined) => token !== undefined && ABOUT.includes(token.text)
  const tokens = isAbout(all[0]) ? all.slice(1) : all
  const isInBrackets = tokens.at(-1)?.text === ')' && tokens.at(-3)?.text === '('
  if (isInBrackets && isAbout(tokens.at(-2))) return tokens.slice(0, -3)
  return isAbout(tokens.at(-1)) ? tokens.slice(0, -1) : tokens
}

/** The number; undefined for one of so many digits that it counts as infinite. */
function finite(number: number | undefined): number | undefined {
  return Number.isFinite(number) ? number : undefined
}

/** Reads a typed number without a unit: `1,200`, `2.5`; undefined if it is not one. */
export function readNumber(text: string): number | undefined {
  const { shape, numbers } = shapeOf(tokenize(text, []), () => undefined)
  return shape === NUMBER ? finite(numbers[0]) : undefined
}

/** The unit of a quantity that a word for a unit means: a length is bought by the running metre or foot. */
export const quantityUnitOf: { readonly [unit in UnitRole]?: QuantityUnit } = {
  count: 'pieces',
  m: 'running',
  ft: 'runningFeet',
  sqm: 'area',
  sqft: 'squareFeet',
  kg: 'weight',
  tonne: 'tonnes',
  box: 'boxes',
}

/**
 * Reads a typed quantity: a number, with or without its unit: `60`, `60 nos.`, `nos. 60`, `500 sq ft`.
 * @param spellings the words that mean a unit; several words are spelled as one, `sqft`
 * @returns its number, the text without the unit, and the unit; undefined if it is not a quantity
 */
export function readQuantity(
  typed: string,
  spellings: RoleSpellings,
): { number: number; text: string; unit: QuantityUnit | undefined } | undefined {
  const all = tokenize(typed, [roleWords, spellings])
  // #60, Qty: 60
  const tokens = all.filter(
    ({ text }, i) => !(i === 0 && text === '#') && !(i === 1 && text === ':'),
  )
  const quantityUnit = (units: readonly string[]) =>
    units.map((unit) => ownValue(quantityUnitOf, unit)).find((unit) => unit !== undefined)
  const { shape } = shapeOf(tokens, (units) =>
    quantityUnit(units) === undefined ? undefined : 'unit',
  )
  if (![NUMBER, `unit ${NUMBER}`, `${NUMBER} unit`].includes(shape)) return undefined
  const number = tokens.find((token): token is NumberToken => token.kind === 'number')
  const word = tokens.find((token) => token.kind === 'word')
  if (number === undefined) return undefined
  return { number: number.number, text: number.text, unit: word && quantityUnit(word.units) }
}

/** A fraction by itself as one number: `1/2`; in a length it means nothing else. */
function withFractions(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const [numerator, sign] = joined.slice(-2)
    const isFraction =
      token.kind === 'number' &&
      sign?.text === '/' &&
      numerator?.kind === 'number' &&
      [numerator, token].every(({ text }) => /^\d+$/.test(text)) &&
      numerator.number < token.number &&
      denominators.includes(token.number)
    if (isFraction) joined.splice(-2, 2, { ...numerator, number: numerator.number / token.number })
    else joined.push(token)
  }
  return joined
}

/** A separator between two units: `12 ft and 6 in`, `3 m, 50 cm`, `12'-6"`. */
const BETWEEN_UNITS = /(ft|m) (?:,|-|\+|&|and|અને|और) (?=#)/g

type TypedLengthUnit = keyof typeof millimetresIn

function isLengthUnit(unit: string): unit is TypedLengthUnit {
  return Object.hasOwn(millimetresIn, unit)
}

/** A typed length in millimetres with the unit that it names, or its number if it names none; undefined if it is no length. */
function parseLength(
  text: string,
  spellings: RoleSpellings,
): { bare: number } | { mm: number; unit: LengthUnit } | undefined {
  const { shape, numbers } = shapeOf(withFractions(measureTokens(text, spellings)), (units) =>
    units.find(isLengthUnit),
  )
  const [first = Number.NaN, second = Number.NaN] = numbers
  const inUnit = (number: number, of: TypedLengthUnit) => number * millimetresIn[of]
  const plain = shape.replace(BETWEEN_UNITS, '$1 ')
  const [, only] = /^# (\w+)$/.exec(plain) ?? []
  if (plain === NUMBER) return { bare: first }
  if (only !== undefined && isLengthUnit(only)) {
    const typed = only === 'in' ? 'ft' : only === 'cm' ? 'm' : only
    return { mm: inUnit(first, only), unit: typed }
  }
  // After feet, 12 inches or more are a typing error, and after metres a metre or more.
  if (plain === '# ft # in' || plain === '# ft #') {
    return second < 12 ? { mm: inUnit(first, 'ft') + inUnit(second, 'in'), unit: 'ft' } : undefined
  }
  const [, below] = /^# m # (cm|mm)$/.exec(plain) ?? []
  if (below === undefined || !isLengthUnit(below)) return undefined
  const rest = inUnit(second, below)
  return rest < millimetresIn.m ? { mm: inUnit(first, 'm') + rest, unit: 'm' } : undefined
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
  const length = parseLength(text, spellings)
  if (length === undefined) return undefined
  const mm = finite('mm' in length ? length.mm : length.bare * millimetresIn[unit])
  // A thousandth of a millimetre removes the errors of binary fractions.
  return mm === undefined ? undefined : Number(mm.toFixed(3))
}

/** The unit that a typed length names; undefined if it is a number alone, or no length. */
export function namedUnit(text: string, spellings: RoleSpellings): LengthUnit | undefined {
  const length = parseLength(text, spellings)
  return length !== undefined && 'mm' in length ? length.unit : undefined
}

/** Words for the percent sign, as they are in a shape. */
const PERCENT = /(?:per ?cent|pct|%|ટકા|प्रतिशत)$/u

/**
 * Reads a typed pitch: `15`, `15°`, `1 in 4`, `1 to 4`, `1:4`, `25%`, `25 percent`.
 * @returns degrees from the horizontal; undefined if it is not a pitch
 */
export function readPitch(text: string, spellings: RoleSpellings): number | undefined {
  const { shape, numbers } = shapeOf(measureTokens(text, spellings), (units) => {
    if (units.includes('ratio')) return ':'
    return units.includes('degrees') ? '°' : undefined
  })
  const [first = Number.NaN, second = Number.NaN] = numbers
  if (/^# [:/] #$/.test(shape)) return pitchOfRatio(first / second)
  if (shape.replace(PERCENT, '%') === '# %') return pitchOfRatio(first / 100)
  return shape === NUMBER || shape === '# °' ? finite(first) : undefined
}

function pitchOfRatio(risePerRun: number): number | undefined {
  return Number.isFinite(risePerRun) ? (Math.atan(risePerRun) * 180) / Math.PI : undefined
}
