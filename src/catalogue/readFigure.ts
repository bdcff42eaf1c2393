import { numbersInUnit } from './figure.ts'
import { figureFaults, figureHints, tradeWords } from './figureWords.ts'
import { lookalikesIn, withDigits, withoutLookalikes } from './lookalikes.ts'
import { escapeRegExp } from './messageText.ts'
import {
  denominators,
  type NumberToken,
  plainFigure,
  type Token,
  tokenize,
  unitsOf,
} from './numberTokens.ts'
import { ownValue } from './ownValue.ts'
import type { Figure } from './schemas/figure.ts'
import type { Property, Vocabulary } from './schemas/properties.ts'
import { unitSpellings } from './spellings.ts'
import { convertUnit, type Unit, type Units, type UnitWords, unitWithRole } from './unit.ts'

/** The facts of a figure that are known before its text is read. */
type FigureContext = {
  /** The unit of a figure that names none. */
  unit?: Unit | undefined
  /** The digits behind the point of the figure before. */
  decimals?: number | undefined
  /** The property that it is a figure of: its prefixes, its usual decimals and its usual range. */
  property?: Pick<Property, 'prefixes' | 'decimals' | 'usual' | 'unit'> | undefined
}

/** The units of the catalogue, and the words for them. */
type Words = { units: Units; lists: readonly UnitWords[] }

/** The words for the units, and the signs for feet and inches. */
function wordsFor(vocabulary: Pick<Vocabulary, 'units'>): Words {
  const { units } = vocabulary
  const [feet, inches] = [unitWithRole(units, 'ft'), unitWithRole(units, 'in')]
  const signs = {
    ...(feet !== undefined && { "'": feet }),
    // Between rise and run, "in" is the word for a ratio.
    ...(inches !== undefined && { '"': inches, in: inches }),
  }
  return { units, lists: [signs, unitSpellings(vocabulary)] }
}

/** The reason for which a text is not a figure, and the text that was probably meant. */
type FigureFault = { fault: string; meant?: string }

/** A fault in one or two sentences, with the text that was probably meant. */
export function faultSentence({ fault, meant }: FigureFault): string {
  // The fault of a comma names both ways to write it.
  if (meant === undefined || fault === figureFaults.comma) return fault
  return `${fault} ${figureHints.meant(meant)}`
}

/** The number of digits behind the decimal point. */
export function decimalPlaces(number: string): number {
  return /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0
}

/** The decimals that the figure has to be given, so that it reads as it was typed: 0.30, not 0.3. */
function decimalsOf(
  typed: readonly string[],
  { decimals, property }: FigureContext,
  unit: Unit,
  units: Units,
) {
  const longer = typed.filter(
    (number) => decimalPlaces(number) > decimalPlaces(String(Number(number))),
  )
  const digits = Math.max(...longer.map(decimalPlaces))
  const isUsual = digits === (decimals ?? property?.decimals ?? ownValue(units, unit)?.decimals)
  return longer.length === 0 || digits > 3 || isUsual ? decimals : digits
}

/** Words and signs between the values of a list. */
const LIST: readonly string[] = [',', ';', '|', '&', 'and', 'or', 'અને', 'और']

/** Words and signs between the ends of a range. */
const RANGE: readonly string[] = ['to', '-', '...', 'થી', 'से']

/** After one of these another number follows: "3 and m" is the beginning of "3 and more", and no 3 m. */
const BETWEEN: readonly string[] = [...LIST, ...RANGE]

/** Ways to write numbers as a figure; each # is a number. */
const patterns = {
  values: /^#(?: , #)*$/,
  range: /^# to #$/,
  upTo: /^(?:up ?to|at most|max|≤|<=) #$/,
  least: /^(?:(?:from|at least|min|≥|>=) #|# (?:\+|, (?:more|above)))$/,
  steps: /^#(?: , #)+ to #$/,
}

/** The values in even steps after the second: `0.30, 0.35 to 0.45`; undefined if none ends there. */
function evenSteps(first: number, second: number, last: number): number[] | undefined {
  const step = second - first
  const count = Math.round((last - second) / step)
  if (!(step > 0) || count < 1 || count > 100) return undefined
  if (Math.abs(second + count * step - last) > 1e-9) return undefined
  return Array.from({ length: count }, (_, i) => Number((second + (i + 1) * step).toFixed(6)))
}

/** The text without the prefix of its numbers. A prefix before the first number alone holds for all. */
function withoutPrefix(
  text: string,
  allowed: readonly string[] = [],
): { text: string; prefix?: string } | undefined {
  if (allowed.length === 0) return { text }
  const longestFirst = allowed.toSorted((a, b) => b.length - a.length).map(escapeRegExp)
  const typedPrefix = new RegExp(
    `(?<![\\p{L}\\p{M}\\d.])(${longestFirst.join('|')})[ -]?(?=[\\d.])`,
    'giu',
  )
  const found = new Set<string>()
  const bare = text.replace(typedPrefix, (_, typed: string) => {
    const exact = allowed.find((one) => one === typed)
    found.add(exact ?? allowed.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? typed)
    return ''
  })
  const [prefix, ...others] = found
  if (others.length > 0) return undefined
  return { text: bare, ...(prefix !== undefined && { prefix }) }
}

/** The unit that a token means: of several the one that the figure can be converted to; undefined if it means none. */
function unitOfToken(
  token: Token | undefined,
  wanted: Unit | undefined,
  units: Units,
): Unit | undefined {
  if (token?.kind !== 'word' || BETWEEN.includes(token.text)) return undefined
  const kind = ownValue(units, wanted ?? '')?.kind
  return token.units.find((unit) => ownValue(units, unit)?.kind === kind) ?? token.units[0]
}

/** True if a number behind another, with a space between them, is the next of a list: not 1 200, nor 12 6. */
function isNextInList(before: Token | undefined, token: Token): boolean {
  if (before?.kind !== 'number' || token.kind !== 'number') return false
  const isGroup = /^\d{1,3}$/.test(before.text) && /^\d{3}$/.test(token.text)
  return token.at > before.end && !isGroup && token.number > before.number
}

/** A text as numbers and the words between them. */
type Parts = {
  /** The words in their order; each # is a number. */
  pattern: string
  numbers: readonly number[]
  /** The numbers as they were typed. */
  typed: readonly string[]
  units: ReadonlySet<Unit>
  /** Set if it has a comma that may be a decimal point, or else one between groups of digits. */
  comma?: NumberToken['comma']
}

function partsOf(tokens: readonly Token[], wanted: Unit | undefined, declared: Units): Parts {
  const pattern: string[] = []
  const numbers: number[] = []
  const typed: string[] = []
  const units = new Set<Unit>()
  let comma: NumberToken['comma']
  let isNegative = false
  /** The last number, and whether only its unit has followed it. */
  let last: Token | undefined
  for (const [i, token] of tokens.entries()) {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    if (token.kind === 'number') {
      if (token.comma !== undefined && comma !== 'decimal') comma = token.comma
      if (pattern.at(-1) === '#' && isNextInList(last, token)) pattern.push(',')
      pattern.push('#')
      numbers.push(isNegative ? -token.number : token.number)
      typed.push(token.text)
      last = token
      isNegative = false
      continue
    }
    const typedUnit = unitOfToken(token, wanted, declared)
    // The "in" of "1 in 4" is a ratio, and no inch before the next value of a list.
    const isOther =
      wanted !== undefined &&
      typedUnit !== undefined &&
      next?.kind === 'number' &&
      ownValue(declared, typedUnit)?.kind !== ownValue(declared, wanted)?.kind
    const unit = isOther ? undefined : typedUnit
    const isAtEnd = next === undefined && !BETWEEN.includes(before?.text ?? '')
    if (unit !== undefined && (before?.kind === 'number' || isAtEnd)) {
      units.add(unit)
      continue
    }
    const { text } = token
    const isBetween = before?.kind === 'number' && next?.kind === 'number'
    if (text === ',' && isBetween && before.end === token.at && token.end === next.at) {
      // Between two numbers with decimal points, a comma separates them.
      if (![before, next].every((one) => one.text.includes('.'))) comma = 'decimal'
    }
    // One half is written like a list of 1 and 2, and is not guessed.
    const isListSlash =
      text === '/' && next?.kind === 'number' && !denominators.includes(next.number)
    const isMinus = text === '-' && next?.kind === 'number' && pattern.at(-1) !== '#'
    if (isMinus) isNegative = true
    else if (LIST.includes(text) || isListSlash) {
      if (pattern.at(-1) !== ',') pattern.push(',')
    } else pattern.push(RANGE.includes(text) ? 'to' : text)
  }
  if (pattern.at(-1) === ',') pattern.pop()
  return { pattern: pattern.join(' '), numbers, typed, units, ...(comma && { comma }) }
}

/** A plain text as a figure, or why it is not one, without the text that was meant. */
function parseFigure(
  plain: string,
  context: FigureContext,
  words: Words,
): Figure | { fault: string } {
  const prefixed = withoutPrefix(plain, context.property?.prefixes)
  const tokens = prefixed && tokenize(prefixed.text, words.lists)
  const parts = tokens && partsOf(tokens, context.unit, words.units)
  if (parts === undefined || parts.units.size > 1) return { fault: figureFaults.unread }
  const { pattern: typedPattern, numbers, typed } = parts
  if (parts.comma === 'decimal') return { fault: figureFaults.comma }
  if (parts.comma === 'groups') return { fault: figureFaults.groups }
  const matchesPattern = Object.values(patterns).some((pattern) => pattern.test(typedPattern))
  if (!matchesPattern || !numbers.every(Number.isFinite)) return { fault: figureFaults.unread }
  // The end of 1, 000.
  if (typed.some((number) => /^0\d/.test(number))) return { fault: figureFaults.zeros }
  const [typedUnit] = parts.units
  const unit = typedUnit ?? context.unit
  if (unit === undefined) return { fault: figureFaults.noUnit }

  const decimals = decimalsOf(typed, context, unit, words.units)
  const prefixField = prefixed?.prefix === undefined ? {} : { prefix: prefixed.prefix }
  const unitFields = { unit, ...(decimals !== undefined && { decimals }) }
  const [first = 0, second = 0] = numbers
  if (patterns.upTo.test(typedPattern)) return { ...prefixField, max: first, ...unitFields }
  if (patterns.least.test(typedPattern)) return { ...prefixField, min: first, ...unitFields }
  if (patterns.range.test(typedPattern)) {
    if (first >= second) return { fault: figureFaults.order }
    return { ...prefixField, min: first, max: second, ...unitFields }
  }
  if (patterns.values.test(typedPattern))
    return { ...prefixField, values: [...numbers], ...unitFields }
  const [from = 0, to = 0, last = 0] = numbers.slice(-3)
  const steps = evenSteps(from, to, last)
  if (steps === undefined) return { fault: figureFaults.uneven(from, to, last) }
  return { ...prefixField, values: [...numbers.slice(0, -1), ...steps], ...unitFields }
}

/** A number with letters that look like digits in it or at its ends, and what follows it without a space. */
const CHUNK = /[\p{L}\d.,]*\d[\p{L}\d.,]*/gu

/** Splits the letters of a prefix and of a unit from a number: `Z1OO`, `O.35mm`. */
function splitChunk(chunk: string, { property }: FigureContext, words: Words) {
  const prefix = property?.prefixes?.find((one) => chunk.startsWith(one)) ?? ''
  const [letters = ''] = /\p{L}*$/u.exec(chunk) ?? []
  const units = Array.from(letters, (_, i) => letters.slice(i))
  const unit = units.find((one) => unitsOf(one, words.lists).length > 0) ?? ''
  return { prefix, number: chunk.slice(prefix.length, chunk.length - unit.length), unit }
}

/** A repaired number as people write it: `00.35` becomes `0.35`, `.2` becomes `0.2`. */
function tidyNumber(text: string): string {
  return text
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
}

/** The text with another text for each number that has letters which look like digits. */
function repaired(
  plain: string,
  context: FigureContext,
  words: Words,
  repair: (number: string) => string,
): { text: string; letters: string[] } {
  const letters = new Set<string>()
  const text = plain.replace(CHUNK, (chunk) => {
    const { prefix, number, unit } = splitChunk(chunk, context, words)
    const found = lookalikesIn(number)
    if (found.length === 0 || !/^[\d.,]+$/.test(withDigits(number))) return chunk
    for (const letter of found) letters.add(letter)
    return `${prefix}${tidyNumber(repair(number))}${unit}`
  })
  return { text, letters: [...letters] }
}

type Reader = (text: string) => Figure | undefined

/** True if all numbers of a figure are in the usual range of its property. */
function isUsual(figure: Figure, { property }: FigureContext, units: Units): boolean {
  const { usual, unit } = property ?? {}
  if (usual === undefined || unit === undefined) return true
  const numbers = numbersInUnit(figure, unit, units)
  return numbers.every((number) => number >= usual.min && number <= usual.max)
}

/** The fault of letters that look like digits; undefined if the text has none, or is no figure without them. */
function lookalikeFault(
  plain: string,
  context: FigureContext,
  words: Words,
  read: Reader,
): FigureFault | undefined {
  const { text, letters } = repaired(plain, context, words, withDigits)
  if (letters.length === 0) return undefined
  const withoutLetters = repaired(plain, context, words, withoutLookalikes).text
  // A whole number before the point was typed already: I0.35.
  const isWhole = (text: string) => /^0\./.test(text)
  const candidates = (
    isWhole(withoutLetters) && !isWhole(text) ? [withoutLetters, text] : [text, withoutLetters]
  ).flatMap((candidate) => {
    const figure = read(candidate)
    return figure === undefined ? [] : [{ candidate, figure }]
  })
  const [first] = candidates
  if (first === undefined) return undefined
  const usual = candidates.find(({ figure }) => isUsual(figure, context, words.units)) ?? first
  return { fault: figureHints.letters(letters), meant: usual.candidate }
}

/** The text without some of its tokens. */
function withoutTokens(plain: string, gone: readonly Token[]): string {
  const text = gone.reduceRight(
    (left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`,
    plain,
  )
  // The brackets and full stops around a word go with it.
  return text
    .replace(/\(\s*\)|(?<=\s)[.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The size of a unit in millimetres; undefined if it is no length. */
function toMillimetres(unit: Unit | undefined, units: Units): number | undefined {
  const mm = unitWithRole(units, 'mm')
  return unit === undefined || mm === undefined ? undefined : convertUnit(1, unit, mm, units)
}

/** The fault of a word of the trade; undefined if there is none. */
function tradeFault(
  plain: string,
  tokens: readonly Token[],
  { unit }: FigureContext,
  units: Units,
  read: Reader,
): FigureFault | undefined {
  // 26 g is a weight, except where a length is expected.
  const isLength = toMillimetres(unit, units) !== undefined
  const tradeTokens = tokens.flatMap((token) => {
    const trade = tradeWords.find(
      ({ words }) => token.kind !== 'number' && words.includes(token.text),
    )
    return trade === undefined || (trade.isOtherNumber && !isLength) ? [] : [{ token, trade }]
  })
  const [first] = tradeTokens.toSorted(
    (a, b) => Number(b.trade.isOtherNumber ?? 0) - Number(a.trade.isOtherNumber ?? 0),
  )
  if (first === undefined) return undefined
  const { at, end } = first.token
  const fault = first.trade.fault(plain.slice(at, end))
  if (first.trade.isOtherNumber) return { fault }
  const text = withoutTokens(
    plain,
    tradeTokens.map(({ token }) => token),
  )
  return { fault, ...(read(text) !== undefined && { meant: text }) }
}

/** The fault of a tolerance, `0.5 ± 0.02`; undefined if there is none. */
function toleranceFault(tokens: readonly Token[], read: Reader): FigureFault | undefined {
  const [number, sign, tolerance, ...after] = tokens
  if (number?.kind !== 'number' || tolerance?.kind !== 'number') return undefined
  if (sign === undefined || !['±', '+-', '+/-'].includes(sign.text)) return undefined
  const digits = Math.max(decimalPlaces(number.text), decimalPlaces(tolerance.text))
  const ends = [number.number - tolerance.number, number.number + tolerance.number]
  const range = ends.map((end) => end.toFixed(digits)).join(' to ')
  const text = [range, ...after.map((token) => token.text)].join(' ')
  return { fault: figureHints.tolerance, ...(read(text) !== undefined && { meant: text }) }
}

/** The fault of letters before the numbers that are no prefix of the property. */
function prefixFault(
  plain: string,
  tokens: readonly Token[],
  { property }: FigureContext,
  read: Reader,
): FigureFault | undefined {
  const letters = tokens.filter((token, i) => {
    const next = tokens[i + 1]
    const isBefore = next?.kind === 'number' && next.at === token.end
    return isBefore && token.kind === 'word' && /\p{L}/u.test(token.text)
  })
  const [first] = letters
  if (first === undefined || letters.some(({ text }) => text !== first.text)) return undefined
  const text = withoutTokens(plain, letters)
  const fault = figureHints.prefix(plain.slice(first.at, first.end), property?.prefixes ?? [])
  return read(text) === undefined ? undefined : { fault, meant: text }
}

/** The sum of numbers with their units, in a unit: feet and inches, a fraction of an inch; undefined if anything else is typed. */
function sumIn(unit: Unit, tokens: readonly Token[], units: Units): number | undefined {
  let sum = 0
  for (let i = 0; i < tokens.length; ) {
    const [number, sign, part] = tokens.slice(i, i + 3)
    if (number?.kind !== 'number') return undefined
    const isFraction = sign?.text === '/' && part?.kind === 'number'
    const typed = unitOfToken(isFraction ? tokens[i + 3] : sign, unit, units)
    const value = isFraction ? number.number / part.number : number.number
    const converted = typed === undefined ? undefined : convertUnit(value, typed, unit, units)
    if (converted === undefined) return undefined
    sum += converted
    i += isFraction ? 4 : 2
  }
  return Number.isFinite(sum) && tokens.length > 0 ? sum : undefined
}

/** The decimals of a fraction by itself: 0.5 of `1/2`. */
function decimalsOfFraction(tokens: readonly Token[]): string | undefined {
  const [first, sign, second] = tokens
  if (first?.kind !== 'number' || sign?.text !== '/' || second?.kind !== 'number') return undefined
  const number = first.number / second.number
  return tokens.length === 3 && number < 1 ? String(Number(number.toFixed(4))) : undefined
}

/** The text that was probably meant by one that is no figure: a fraction, feet or inches, `1 050`, words that do not belong. */
function meantBy(
  plain: string,
  tokens: readonly Token[],
  context: FigureContext,
  words: Words,
  read: Reader,
): string | undefined {
  const { unit, property } = context
  const sum = unit === undefined ? undefined : sumIn(unit, tokens, words.units)
  if (sum !== undefined) return `${Number(sum.toFixed(3))} ${unit}`
  const joined = plain.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
  const figure = read(joined)
  if (figure !== undefined && isUsual(figure, context, words.units)) return joined
  const kept = [...BETWEEN, ...(property?.prefixes ?? []).map((one) => one.toLowerCase())]
  const foreign = tokens.filter(
    (token) =>
      token.kind === 'word' &&
      unitOfToken(token, unit, words.units) === undefined &&
      !kept.includes(token.text),
  )
  const text = withoutTokens(plain, foreign)
  const isRead = foreign.length > 0 && read(text) !== undefined
  return isRead ? text : decimalsOfFraction(tokens)
}

/**
 * Reads a figure as people write it, with the units as pages write them: `0.30, 0.35 to 0.45`, `up to 5`.
 * Parts of the earlier figure stay if nothing else is written.
 * @param vocabulary the units and the words for them
 */
export function readFigure(
  text: string,
  context: FigureContext,
  vocabulary: Pick<Vocabulary, 'units'> = { units: {} },
): Figure | FigureFault {
  const words = wordsFor(vocabulary)
  const plain = plainFigure(text)
  const figure = parseFigure(plain, context, words)
  if (!('fault' in figure)) return figure
  const { unread, comma, groups, zeros } = figureFaults
  if (![unread, comma, groups, zeros].includes(figure.fault)) return figure
  const read = (text: string) => {
    const figure = parseFigure(text, context, words)
    return 'fault' in figure ? undefined : figure
  }
  const tokens = tokenize(plain, words.lists)
  if (figure.fault !== unread) {
    const meant = figure.fault === zeros ? withoutZeros(plain) : withoutDecimalCommas(plain, tokens)
    const figureMeant = read(meant)
    const isLikely = figureMeant !== undefined && isUsual(figureMeant, context, words.units)
    return { ...figure, ...(isLikely && { meant }) }
  }
  const fault =
    lookalikeFault(plain, context, words, read) ??
    toleranceFault(tokens, read) ??
    tradeFault(plain, tokens, context, words.units, read) ??
    prefixFault(plain, tokens, context, read)
  if (fault !== undefined) return fault
  const meant = meantBy(plain, tokens, context, words, read)
  return { ...figure, ...(meant !== undefined && { meant }) }
}

/** The text with the groups of a number joined, `1000` for `1, 000`, or without zeros before a number. */
function withoutZeros(plain: string): string {
  const joined = plain.replace(/(?<=\d), (?=\d{3}(?!\d))/g, '')
  return joined.replace(/(?<![\d.])0+(?=\d)/g, '')
}

/** The text with points for the decimal commas, and without commas between groups of digits. */
function withoutDecimalCommas(plain: string, tokens: readonly Token[]): string {
  return tokens.reduceRight((text, token) => {
    if (token.kind !== 'number' || token.comma === undefined) return text
    return `${text.slice(0, token.at)}${token.number}${text.slice(token.end)}`
  }, plain)
}
