import {
  denominators,
  type NumberToken,
  plainFigure,
  type Token,
  type WordToken,
} from '../../../catalogue/numberTokens.ts'
import { ownValue } from '../../../catalogue/ownValue.ts'
import { roleSpellings } from '../../../catalogue/spellings.ts'
import {
  type ConvertibleUnits,
  type LengthUnit,
  type QuantityUnit,
  type RoleSpellings,
  type Unit,
  type UnitWords,
  unitWithRole,
} from '../../../catalogue/unit.ts'
import { millimetresIn, type UnitRole } from '../../../catalogue/unitRole.ts'
import { WRITTEN_OUT } from '../../../catalogue/writtenNumbers.ts'
import { TIMES } from '../../../roof/buildingSides.ts'
import { namedUnit, quantityUnitOf, readLength, roleWords } from '../../../roof/measure.ts'
import { wordsOf } from '../../find/normalizeWords.ts'
import { LONGEST_PIECE } from '../../find/severalQuantities.ts'
import { typedTokens } from '../../find/typedTokens.ts'
import {
  DOZEN,
  NUMBER,
  PER,
  POSSESSIVES,
  POSTPOSITIONS,
  PRICE,
  QUANTITY,
  RUNNING,
  SAME,
  SAME_PHRASES,
  SHORT_TONNES,
  TO,
} from './pastedWords.ts'

/** A figure as it was typed: the number with its words and signs. */
type Typed = { typed: string }

/** A length of a sheet or a section. */
export type PastedLength = Typed & { mm: number; unit: LengthUnit }

/**
 * A quantity, in its digits; without a unit if the text has a number alone. `isShort`: its unit is one of
 * `SHORT_TONNES`, and means tonnes only of a product that is sold by the tonne.
 */
export type PastedQuantity = Typed & { number: string; unit?: QuantityUnit; isShort?: true }

/** A number of which the unit is a millimetre or less known, or that has decimals: `0.5`, `0.5 mm`, `120 GSM`. */
export type PastedSize = Typed & { number: number; unit: Unit | undefined }

/** A part of a pasted text with at most one quantity and one length. */
export type PastedPart = {
  text: string
  /** The normalized words that may name a product or a choice. */
  words: readonly string[]
  sizes: readonly PastedSize[]
  length?: PastedLength
  quantity?: PastedQuantity
  /** The figures that are none of these, as they were typed: no number is lost. */
  kept: readonly string[]
  /** True if it has a number that is none of these. */
  hasOther: boolean
  /** True if it asks for the product above. */
  isSame: boolean
  /** True if it is no row: a phone number, a thing for a product, or several products that cannot be told apart. */
  isUnclear: boolean
}

/** The units and words by which parts are read. */
export type PartRules = {
  spellings: UnitWords
  units: ConvertibleUnits
  /** True for a normalized word that may be behind a number without being its unit: of a name, a choice, or a filler. */
  isKnown: (word: string) => boolean
  /** True if some words name another product than those before: no product has both. */
  namesOther: (words: readonly string[], before: readonly string[]) => boolean
  /** True if some words name a product. */
  namesProduct: (words: readonly string[]) => boolean
}

/** As words are normalized. */
const possessives = POSSESSIVES.flatMap(wordsOf)
const postpositions = POSTPOSITIONS.flatMap(wordsOf)

/** A sheet is at least this long, in mm; anything shorter is a size such as a thickness. */
const SHORTEST_LENGTH = 1000

/** A sheet is wider than this, in mm: with feet behind it, 0.5 is a thickness. */
const NARROWEST_PIECE = 300

/** Numbers before one of `SHORT_TONNES` that mean tonnes. */
const LEAST_SHORT = 1
const MOST_SHORT = 100

/** More digits than a quantity has: a phone number. */
const MOST_DIGITS = 6

/** A meaning in a part. `other` means nothing here, such as a price. */
type Meaning =
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'length'; length: Omit<PastedLength, 'typed'> }
  | { kind: 'size'; size: Omit<PastedSize, 'typed'> }
  /** `isLabelled`: a word before the number is all that says so. */
  | { kind: 'quantity'; quantity: Omit<PastedQuantity, 'typed'>; isLabelled?: true }
  /** A whole number alone. */
  | { kind: 'number'; text: string }
  | { kind: 'same' }
  | { kind: 'phone' }
  | { kind: 'other' }

/** The place of a meaning in the text. */
type Span = { at: number; end: number }

/** A meaning and the tokens that it takes, from the present one on if it names no other place. */
type Read = Meaning & { next: number } & Partial<Span>

/** The state of a piece while it is read. */
type Reading = PartRules & { tokens: readonly Token[]; plain: string; roles: RoleSpellings }

function isWord(token: Token | undefined, words: readonly string[]): boolean {
  return token !== undefined && token.kind !== 'number' && words.includes(token.text)
}

/** The role of the unit that a word means; undefined if it is no unit, or one without a role. */
function roleOf(token: Token | undefined, { units }: Reading): UnitRole | undefined {
  if (token?.kind !== 'word') return undefined
  // The sign is no word of the catalogue.
  if (token.text === '"') return 'in'
  const roles = token.units.map((unit) => ownValue(units, unit)?.role)
  // Between a number and its product, "in" and "to" are no units.
  return roles.find((role) => role !== undefined && role !== 'ratio')
}

function isLengthRole(role: UnitRole | undefined): role is keyof typeof millimetresIn {
  return role !== undefined && Object.hasOwn(millimetresIn, role)
}

/** Skips signs such as `-`, `:` and `=`. */
function skipSigns(i: number, { tokens }: Reading): number {
  let next = i
  while (isWord(tokens[next], ['-', ':', '=', '.', '(', ')', '/'])) next += 1
  return next
}

/** The end of a unit, or of a word that looks like one, behind a number that is not used. */
function skipUnit(i: number, reading: Reading): number {
  const token = reading.tokens[i]
  return token?.kind === 'word' && token.units.length > 0 ? i + 1 : i
}

/** A quantity in running metres or feet for a length that is none of a sheet. */
function lengthOrQuantity(
  length: Omit<PastedLength, 'typed'>,
  number: NumberToken,
  word: WordToken,
  reading: Reading,
): Meaning {
  const role = roleOf(word, reading)
  const isRunning = RUNNING.test(word.text) || length.mm > LONGEST_PIECE
  if (!isRunning || (role !== 'm' && role !== 'ft')) return { kind: 'length', length }
  const unit = role === 'ft' ? 'runningFeet' : 'running'
  return { kind: 'quantity', quantity: { number: number.text, unit } }
}

/** True if a quantity with a unit, or a number behind a sign for "times", begins at a token. */
function isQuantityAt(i: number, reading: Reading): boolean {
  const start = skipSigns(i, reading)
  const { tokens } = reading
  const number = isWord(tokens[start], TIMES) ? start + 1 : start
  if (tokens[number]?.kind !== 'number') return false
  const role = roleOf(tokens[number + 1], reading)
  return number > start || (role !== undefined && Object.hasOwn(quantityUnitOf, role))
}

/** A length at a number: `12 ft`, `12'6"`, `3 m 66 cm`, `12 ft and 6 in`. */
function lengthAt(i: number, reading: Reading): (Read & { end: number }) | undefined {
  const { tokens, plain, roles } = reading
  const [number, word] = tokens.slice(i, i + 2)
  if (number?.kind !== 'number' || word?.kind !== 'word') return undefined
  if (!isLengthRole(roleOf(word, reading))) return undefined
  for (let last = Math.min(i + 4, tokens.length - 1); last > i; last -= 1) {
    const token = tokens[last]
    if (token === undefined) continue
    const mm = readLength(plain.slice(number.at, token.end), 'mm', roles)
    if (mm === undefined) continue
    // Without a sign for inches, a number behind feet is as often a quantity: 12 ft 6, 12'-6.
    if (token.kind === 'number') {
      const isTight = last === i + 2 && word.end === token.at
      const unitBehind = roleOf(tokens[last + 1], reading)
      const isCounted = unitBehind !== undefined && Object.hasOwn(quantityUnitOf, unitBehind)
      const isInches = !isCounted && (isTight || isQuantityAt(last + 1, reading))
      const isApart = isCounted || (last > i + 2 && plain.slice(number.at, token.end).includes(' '))
      if (!isInches && isApart) continue
      // Who wrote 12 ft 6 or 12'-6 alone may mean either.
      if (!isInches) return { kind: 'other', next: last + 1, end: token.end }
    }
    const unit = namedUnit(plain.slice(number.at, token.end), roles) ?? 'mm'
    const meaning: Meaning =
      mm < SHORTEST_LENGTH && last === i + 1
        ? { kind: 'size', size: { number: number.number, unit: unitKey(word, reading) } }
        : lengthOrQuantity({ mm, unit }, number, word, reading)
    return { ...meaning, next: last + 1, end: token.end }
  }
  return undefined
}

/** The unit that a word means, by its key in the catalogue. */
function unitKey(word: WordToken, { units }: Reading): Unit | undefined {
  if (word.text === '"') return unitWithRole(units, 'in')
  return word.units.find((unit) => Object.hasOwn(units, unit) && units[unit]?.role !== 'ratio')
}

/** A number of several with "x" between them. */
type Side = Span & { number: NumberToken; read: Read | undefined; role: UnitRole | undefined }

/**
 * True if a unit belongs to the last of some sides alone: in feet, 0.71 and 1060 of `0.71 x 1060 x 16 ft` would be no
 * sides of a sheet.
 */
function isUnitOfLength(sides: readonly Side[]): boolean {
  const [length, ...others] = sides.filter(({ read }) => read?.kind === 'length')
  if (length?.read?.kind !== 'length' || others.length > 0) return false
  const mmOfUnit = length.read.length.mm / length.number.number
  return sides
    .filter(({ role }) => role === undefined)
    .some(({ number }) => {
      const mm = number.number * mmOfUnit
      return mm < NARROWEST_PIECE || mm > LONGEST_PIECE
    })
}

/**
 * The meaning of numbers with "x" between them: `0.5 mm x 12 ft x 40` and `0.5 x 1060 x 12 ft` are a sheet, any other
 * is a size that the shop reads.
 */
function timesAt(i: number, reading: Reading): Read[] | undefined {
  const { tokens } = reading
  const sides: Side[] = []
  let next = i
  for (;;) {
    const number = tokens[next]
    if (number?.kind !== 'number') break
    const read = lengthAt(next, reading)
    const role = roleOf(tokens[next + 1], reading)
    next = read?.next ?? (role === undefined ? next + 1 : next + 2)
    const end = tokens[next - 1]?.end ?? number.end
    sides.push({ number, read, role, at: number.at, end })
    if (!isWord(tokens[next], TIMES) || tokens[next + 1]?.kind !== 'number') break
    next += 1
  }
  if (sides.length < 2) return undefined
  const hasOwnUnits = isUnitOfLength(sides)
  const read = sides.map((side, place): Read => {
    const { number } = side
    const isThickness = hasOwnUnits && number.number < 1
    const meaning =
      meaningOfSide(side, sides[place - 1]) ??
      (isThickness
        ? { kind: 'size', size: { number: number.number, unit: undefined } }
        : { kind: 'other' })
    return { ...meaning, at: side.at, end: side.end, next }
  })
  const kinds = new Set(read.map(({ kind }) => kind))
  const hasPieces = read.some((one) => one.kind === 'quantity' && one.quantity.unit === 'pieces')
  // Each of its own kind: 40 x 40 mm are two sizes. 12 x 40 nos: only the pieces are said.
  const isEachKnown = !kinds.has('other') || (sides.length === 2 && hasPieces)
  return (isEachKnown || hasOwnUnits) && kinds.size === sides.length
    ? read
    : [{ kind: 'other', next }]
}

/** The meaning of a number of several; undefined if it has no unit and is no number of pieces behind a length. */
function meaningOfSide(
  { number, read, role }: Side,
  before: Side | undefined,
): Meaning | undefined {
  if (read !== undefined) return read
  const isPieces = role === 'count' || (role === undefined && before?.read?.kind === 'length')
  return isPieces && Number.isInteger(number.number)
    ? { kind: 'quantity', quantity: { number: number.text, unit: 'pieces' } }
    : undefined
}

/** A price: `@ 85`, `Rs 450/-`, `85 per kg`, `rate: 85`. */
function priceAt(i: number, reading: Reading): Read | undefined {
  const { tokens } = reading
  let next = i
  const isMarked = isWord(tokens[next], PRICE)
  while (
    isWord(tokens[next], PRICE) ||
    (isMarked && isWord(tokens[next], ['-', ':', '=', '.', 'is']))
  )
    next += 1
  if (tokens[next]?.kind !== 'number') return isMarked ? { kind: 'other', next: i + 1 } : undefined
  next += 1
  const isSlash = tokens[next]?.text === '/' && tokens[next + 1]?.kind !== 'number'
  const isPrice =
    isMarked || isWord(tokens[next], PRICE) || isWord(tokens[next], ['per']) || isSlash
  if (!isPrice) return undefined
  while (isWord(tokens[next], [...PRICE, ...PER, '-', '.'])) {
    const isPer = isWord(tokens[next], PER)
    next += 1
    if (isPer && tokens[next]?.kind === 'word') next += 1
  }
  // @ 12 ft: a price per foot, or a length.
  const behind = skipUnit(next, reading)
  return { kind: 'other', next: tokens[behind]?.kind === 'number' ? next : behind }
}

/** The number that a word is, if a unit of quantities is behind it: "do ton" is two tonnes. */
function writtenOutAt(i: number, reading: Reading): Read | undefined {
  const { tokens } = reading
  const numberOf = (token: Token | undefined) =>
    WRITTEN_OUT.find(([, words]) => isWord(token, words))?.[0]
  const number = numberOf(tokens[i])
  const role = roleOf(tokens[i + 1], reading)
  const unit = role && ownValue(quantityUnitOf, role)
  const isApart = tokens[i - 1]?.kind !== 'number' && numberOf(tokens[i - 1]) === undefined
  if (number === undefined || unit === undefined || !isApart) return undefined
  // "Do sheet" asks for the same sheet, and "do nos 20" for 20 of it.
  const isSame = isWord(tokens[i], SAME) && unit === 'pieces'
  const isPart = unit === 'pieces' && !Number.isInteger(number)
  const isMore = tokens[i + 2]?.kind === 'number' && !isLengthRole(roleOf(tokens[i + 3], reading))
  if (isSame || isPart || isMore) return undefined
  return { kind: 'quantity', quantity: { number: String(number), unit }, next: i + 2 }
}

/** A part of a tonne: `1/2 ton`. */
function fractionAt(i: number, reading: Reading): Read | undefined {
  const [number, slash, divisor, word] = reading.tokens.slice(i, i + 4)
  if (number?.kind !== 'number' || divisor?.kind !== 'number' || slash?.text !== '/')
    return undefined
  const isFraction = number.number < divisor.number && denominators.includes(divisor.number)
  if (!isFraction || roleOf(word, reading) !== 'tonne') return undefined
  const part = String(number.number / divisor.number)
  return { kind: 'quantity', quantity: { number: part, unit: 'tonnes' }, next: i + 4 }
}

/** Numbers of which none is a quantity by itself: `10-12 nos`, `12/5`, `40+10`. */
function rangeAt(i: number, reading: Reading): Read | undefined {
  const [number, sign, last] = reading.tokens.slice(i, i + 3)
  if (number?.kind !== 'number' || last?.kind !== 'number' || !isWord(sign, TO)) return undefined
  // 0.5 - 40 nos is a thickness and a quantity, and 10 - 12 nos a range.
  const isApart = sign?.text === '-' && reading.plain.slice(number.end, last.at).includes(' ')
  const isFar = !Number.isInteger(number.number) || last.number > 2 * number.number
  return isApart && isFar ? undefined : { kind: 'other', next: skipUnit(i + 3, reading) }
}

/** A quantity, a length or a size at a number. */
function numberAt(i: number, reading: Reading): Read[] {
  const { tokens } = reading
  const number = tokens[i]
  if (number?.kind !== 'number') return []
  const [before, word] = [tokens[i - 1], tokens[i + 1]]
  const isDesignation =
    before?.kind === 'word' && before.end === number.at && before.units.length === 0
  if (number.text.replace(/\D/g, '').length > MOST_DIGITS) return [{ kind: 'phone', next: i + 1 }]
  if (isDesignation && !isWord(before, TIMES))
    return [{ kind: 'other', at: before.at, next: skipUnit(i + 1, reading) }]
  const known =
    timesAt(i, reading) ?? priceAt(i, reading) ?? fractionAt(i, reading) ?? rangeAt(i, reading)
  if (known !== undefined) return [known].flat()
  const length = lengthAt(i, reading)
  if (length !== undefined) return [length]
  const role = roleOf(word, reading)
  const unit = role && ownValue(quantityUnitOf, role)
  const isWhole = Number.isInteger(number.number) && number.comma !== 'decimal'
  const isShort = unit === 'tonnes' && isWord(word, SHORT_TONNES)
  // 0.47 T is the thickness of a sheet, and 500 mt are metres.
  if (isShort && number.number < LEAST_SHORT)
    return [{ kind: 'size', size: { number: number.number, unit: undefined }, next: i + 2 }]
  if (isShort && number.number > MOST_SHORT) return [{ kind: 'other', next: i + 2 }]
  // A sheet of 0.5, and not half a sheet.
  if (unit !== undefined && !(unit === 'pieces' && !isWhole)) {
    const quantity = { number: number.text, unit, ...(isShort && { isShort }) }
    return [{ kind: 'quantity', quantity, next: i + 2 }]
  }
  if (isWord(word, DOZEN)) {
    const pieces = String(number.number * 12)
    return [{ kind: 'quantity', quantity: { number: pieces, unit: 'pieces' }, next: i + 2 }]
  }
  if (!isWhole)
    return [{ kind: 'size', size: { number: number.number, unit: undefined }, next: i + 1 }]
  if (word?.kind === 'word') {
    const key = unitKey(word, reading)
    if (key !== undefined && unit === undefined)
      return [{ kind: 'size', size: { number: number.number, unit: key }, next: i + 2 }]
    const [name] = wordsOf(word.text)
    const isUnknown = name !== undefined && !reading.isKnown(name)
    const follows = isWord(word, [...SAME, ...NUMBER, ...QUANTITY, ...PRICE, ...TIMES])
    // The unit of 5 bundles is not known.
    if (isUnknown && !follows) return [{ kind: 'other', next: i + 2 }]
  }
  return [{ kind: 'number', text: number.text, next: i + 1 }]
}

/** A quantity behind its name: `nos. 40`, `qty: 40`. With a unit behind it, that says more. */
function labelledAt(i: number, reading: Reading): Read | undefined {
  const { tokens } = reading
  const isPieces = isWord(tokens[i], NUMBER)
  if (!isPieces && !isWord(tokens[i], QUANTITY)) return undefined
  const start = skipSigns(i + 1, reading)
  const number = tokens[start]
  if (number?.kind !== 'number') return { kind: 'other', next: i + 1 }
  const [read, more] = numberAt(start, reading)
  if (read?.kind !== 'number' || more !== undefined) return { kind: 'other', next: start }
  const unit: QuantityUnit | undefined = isPieces ? 'pieces' : undefined
  const quantity = { number: number.text, ...(unit && { unit }) }
  return { kind: 'quantity', quantity, isLabelled: true, next: start + 1 }
}

function sameAt(i: number, { tokens }: Reading): Read | undefined {
  const phrase = SAME_PHRASES.find((words) =>
    words.every((word, offset) => isWord(tokens[i + offset], [word])),
  )
  if (phrase !== undefined) return { kind: 'same', next: i + phrase.length }
  // "Do you have" asks for something.
  if (isWord(tokens[i], SAME) && !isWord(tokens[i + 1], ['you', 'not']))
    return { kind: 'same', next: i + 1 }
  // The sign for the same in a column.
  return i === 0 && isWord(tokens[i], ['"', "'", '〃']) ? { kind: 'same', next: 1 } : undefined
}

/** The words from a token on, up to the next number or sign with a meaning. */
function wordsAt(i: number, reading: Reading): Read {
  const { tokens, plain } = reading
  let next = i
  const first = tokens[i]
  let end = first?.at ?? 0
  for (; next < tokens.length; next += 1) {
    const token = tokens[next]
    if (token === undefined || token.kind === 'number') break
    const isMeant = [...PRICE, ...SAME, ...NUMBER, ...QUANTITY].includes(token.text)
    if (next > i && (isMeant || writtenOutAt(next, reading) !== undefined)) break
    end = token.end
  }
  const words = wordsOf(plain.slice(first?.at ?? 0, end)).filter(
    (word) => !TIMES.includes(word) && !/^\d/.test(word),
  )
  return { kind: 'words', words, next: Math.max(next, i + 1) }
}

/** The meanings of the tokens, in order. */
function meanings(reading: Reading): (Meaning & Span)[] {
  const { tokens } = reading
  const found: (Meaning & Span)[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    if (token === undefined) break
    const read =
      token.kind === 'number'
        ? numberAt(i, reading)
        : [
            priceAt(i, reading) ??
              writtenOutAt(i, reading) ??
              sameAt(i, reading) ??
              labelledAt(i, reading) ??
              wordsAt(i, reading),
          ]
    const next = Math.max(i + 1, ...read.map((one) => one.next))
    const place = { at: token.at, end: tokens[next - 1]?.end ?? token.end }
    for (const { next: _, ...meaning } of read) found.push({ ...place, ...meaning })
    i = next
  }
  return found
}

/** A part while it is read. */
type OpenPart = {
  at: number
  end: number
  words: string[]
  sizes: PastedSize[]
  length?: PastedLength
  quantity?: PastedQuantity & Span
  /** Whole numbers alone: one of them is a quantity. */
  numbers: (Span & { number: string })[]
  /** The places of the figures that mean nothing else. */
  kept: Span[]
  hasOther: boolean
  isSame: boolean
}

function openPart(at: number): OpenPart {
  return {
    at,
    end: at,
    words: [],
    sizes: [],
    numbers: [],
    kept: [],
    hasOther: false,
    isSame: false,
  }
}

/** The texts at some places, if they have digits; with signs alone between them they are one. */
function textsAt(places: readonly Span[], text: string): string[] {
  const joined: Span[] = []
  for (const { at, end } of [...places].sort((one, other) => one.at - other.at)) {
    const last = joined.at(-1)
    if (last === undefined || /[\p{L}\p{N}]/u.test(text.slice(last.end, at)))
      joined.push({ at, end })
    else last.end = Math.max(last.end, end)
  }
  return joined.map(({ at, end }) => text.slice(at, end)).filter((typed) => /\p{N}/u.test(typed))
}

function isCounted(meaning: Meaning | undefined): boolean {
  return meaning?.kind === 'quantity' && !meaning.isLabelled
}

/** True if words end with an unknown thing that is for a product: "patra na hook". */
function areThingFor(words: readonly string[], { isKnown, namesProduct }: PartRules): boolean {
  const [product, link, thing] = words.slice(-3)
  return (
    product !== undefined &&
    link !== undefined &&
    thing !== undefined &&
    possessives.includes(link) &&
    namesProduct([product]) &&
    !isKnown(thing) &&
    !postpositions.includes(thing)
  )
}

/**
 * Reads a piece of a pasted text. It is one part, or several if it has several quantities: `12 ft 40 nos 10 ft 20 nos`.
 * @param text without separators between products, if its author has typed any
 */
export function readParts(text: string, rules: PartRules): PastedPart[] {
  const { spellings, units, namesOther, namesProduct } = rules
  const plain = plainFigure(text)
  const tokens = typedTokens(text, [roleWords, spellings])
  const roles = roleSpellings(spellings, units)
  const all = meanings({ ...rules, tokens, plain, roles })
  const hasQuantity = all.some((one) => one.kind === 'quantity' && !one.isLabelled)
  // The plain text has the length of the typed one, unless a character such as ½ is several there.
  const whole = plain.length === text.length ? text : plain
  const parts: OpenPart[] = []
  let isSplitByNames = false

  function begin(at: number): OpenPart {
    const part = openPart(at)
    parts.push(part)
    return part
  }

  for (const [place, meaning] of all.entries()) {
    let part = parts.at(-1) ?? begin(meaning.at)
    const { at, end } = meaning
    const typed = whole.slice(at, end)
    switch (meaning.kind) {
      case 'words': {
        // Another size of the product before it needs no name.
        const isNamed = part.words.length > 0 || part.length === undefined
        const before = isNamed ? part.words : (parts.at(-2)?.words ?? [])
        // Of a product, "with base plate 6 nos" is another one.
        const isNext = part.words.length > 0 && isCounted(all[place + 1])
        const isOther = namesOther(meaning.words, before) || (isNext && namesProduct(meaning.words))
        if (part.quantity !== undefined && isOther) {
          part = begin(meaning.at)
          isSplitByNames = true
        }
        part.words.push(...meaning.words)
        break
      }
      case 'same':
        part.isSame = true
        break
      case 'size':
        part.sizes.push({ ...meaning.size, typed })
        break
      case 'length':
        // Another size of the same product.
        if (part.length !== undefined && part.quantity !== undefined) part = begin(meaning.at)
        if (part.length === undefined) part.length = { ...meaning.length, typed }
        else part.kept.push({ at, end })
        break
      case 'number':
        // Behind a length: 12 ft - 40.
        if (part.length !== undefined && part.quantity === undefined && !hasQuantity)
          part.quantity = { number: meaning.text, unit: 'pieces', typed, at, end }
        else part.numbers.push({ number: meaning.text, at, end })
        break
      case 'quantity': {
        const quantity = { ...meaning.quantity, typed, at, end }
        // Screw no 8 500 nos.
        if (meaning.isLabelled && hasQuantity) {
          part.kept.push(quantity)
          break
        }
        const before = part.quantity
        const isBeside = before !== undefined && !/[\p{L}\p{N}]/u.test(whole.slice(before.end, at))
        // 3 mt 40 nos: the pieces say more.
        if (isBeside && before.unit === 'pieces' && quantity.isShort) part.kept.push(quantity)
        else if (isBeside && before.isShort && quantity.unit === 'pieces') {
          part.kept.push(before)
          part.quantity = quantity
        } else {
          if (before !== undefined) part = begin(at)
          part.quantity = quantity
        }
        break
      }
      case 'phone':
      case 'other':
        part.hasOther = true
        part.kept.push({ at, end })
        break
    }
    part.end = end
  }

  const read = parts.map((part, i): PastedPart => {
    const { words, sizes, length, numbers, isSame } = part
    const [alone, ...others] = part.quantity === undefined ? numbers : []
    const isAlone = alone !== undefined && others.length === 0
    const quantity = isAlone
      ? { number: alone.number, typed: whole.slice(alone.at, alone.end) }
      : part.quantity
    const start = i === 0 ? 0 : part.at
    return {
      text: whole.slice(start, parts[i + 1]?.at ?? whole.length).trim(),
      words,
      sizes,
      kept: textsAt(isAlone ? part.kept : [...part.kept, ...numbers], whole),
      hasOther: part.hasOther || (quantity === undefined && numbers.length > 0),
      isSame,
      ...(length && { length }),
      ...(quantity && { quantity }),
      isUnclear: false,
    }
  })
  const isThing = all.some((one) => one.kind === 'words' && areThingFor(one.words, rules))
  const isClear =
    !isThing &&
    !all.some(({ kind }) => kind === 'phone') &&
    (!isSplitByNames || read.every(({ quantity }) => quantity !== undefined))
  if (isClear) return read
  const words = read.flatMap((part) => part.words)
  return [{ text, words, sizes: [], kept: [], hasOther: true, isSame: false, isUnclear: true }]
}
