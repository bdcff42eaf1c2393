import parse, { type MetadataJson, type PhoneNumber } from 'libphonenumber-js/core'
import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { withoutDatesAndHours, withoutPinCode } from '../../catalogue/phoneText.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'
import india from './india.json'

/** The library's numbering plan for India: 1 kB instead of 19 kB for the whole world. */
const indian: MetadataJson = {
  version: india.version,
  country_calling_codes: { 91: ['IN'] },
  countries: india.countries,
  nonGeographic: {},
}

/** The digits an international number may have (ITU-T E.164), the shortest in use being seven. */
const possible = /^\+\d{7,15}$/

/** The fewest digits of a number in the Indian plan. */
const FEWEST_DIGITS = 8

/** A time or a span of time: `10 am to 6:30 pm`, `(10-6)`. */
const CALL_TIME =
  /\(\s*\d{1,2}\s*(?:-|to)\s*\d{1,2}\s*\)|(^|\D)(?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\s*(?:-|to)\s*)?\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b/gi

/** Fewer digits behind a name belong to it: "after 5 pm", "plot 12/13", "box 12345". */
const DIGITS_OF_A_NUMBER = 6

/** The end of a phone number, if nothing but a sign is before it: "98765 43210 and 43211". */
const DIGITS_OF_AN_END = 5

/** The separators of two numbers, which nobody writes between a number and a town. */
const OR_WORDS = /(^|[^\p{L}\p{M}])(?:or|and|ya|ane|athva|અથવા|કે|અને|या|और)(?![\p{L}\p{M}])/giu

/** The number of an entry in a list: `1) 98765 43210`. */
const LIST_NUMBER = /^\(?[1-9]\d?\s?[).:]\s?(?=[+\d(])/

/** The words or the sign before an extension. */
const EXTENSION = /(?:(?:^|[^\p{L}])(?:e?xtn?|extension|x)[^\p{L}]*|#\s*|,{2,}\s*)$/iu

/** A phone field as it was read: the number as it is dialled from anywhere, or why there is none. */
export type TypedPhone = { number: string } | { fault: 'none' | 'several' }

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** A number in the form that the library takes: 00 is how many write +, and some write 0 before the code of India. */
function normalize(text: string): string {
  const digits = digitsOf(text)
  const plain = (text.startsWith('+') ? '+' : '') + digits
  return (
    plain
      // The country code twice, because a form already had it.
      .replace(/^(?:\+|00)?91(?=91\d{10}$)/, '+')
      .replace(/^\+?00(?=[1-9])/, '+')
      .replace(/^\+0+/, '+')
      .replace(/^0(?=91\d{10}$)/, '+')
  )
}

function isForeign(text: string): boolean {
  return text.startsWith('+') && !text.startsWith('+91')
}

async function formatForeign(text: string): Promise<string | undefined> {
  let plan: MetadataJson
  try {
    plan = (await import('libphonenumber-js/min/metadata')).default
  } catch {
    // The world's plan could not be fetched: better to take a number unseen than to refuse it.
    return possible.test(text) ? text : undefined
  }
  return formatValid(parse(text, { defaultCountry: 'IN', extract: false }, plan))
}

function formatValid(number: PhoneNumber | undefined): string | undefined {
  return number?.isValid() ? number.formatInternational() : undefined
}

/**
 * The beginnings of toll-free and shared-cost numbers in India. Other numbers that begin with 1 have ten digits, but
 * the library accepts them in any length.
 */
const SPECIAL_NUMBER = /^1(?:80[03]|86[0-2]|600)/

function formatIndian(text: string): string | undefined {
  const number = parse(text, { defaultCountry: 'IN', extract: false }, indian)
  const digits = String(number?.nationalNumber ?? '')
  const isOther = digits.startsWith('1') && digits.length !== 10 && !SPECIAL_NUMBER.test(digits)
  return isOther ? undefined : formatValid(number)
}

/** The number in a text that holds nothing else; undefined if no such number can exist. */
async function formatNumber(typed: string): Promise<string | undefined> {
  const text = normalize(typed)
  return isForeign(text) ? formatForeign(text) : formatIndian(text)
}

/** A part of a typed text that has digits and the signs between them, and what is written before it. */
type Part = { text: string; before: string }

/** The parts of a text that may be numbers: a plus begins a new one, and so does any other sign or letter. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let before = ''
  for (const [piece = ''] of text.matchAll(/\+[\d\s().-]*|\d[\d\s().-]*|[^\d+]+/g)) {
    if (/\d/.test(piece)) {
      parts.push({ text: piece.trim(), before })
      before = ''
    } else before += piece
  }
  return parts
}

/** The two numbers of a text with nothing but spaces between them, or not even those; undefined if it has no two. */
async function readTwoNumbers(text: string): Promise<TypedPhone | undefined> {
  const digits = digitsOf(text)
  for (let end = FEWEST_DIGITS; end <= digits.length - FEWEST_DIGITS; end += 1) {
    const halves = [digits.slice(0, end), digits.slice(end)]
    const [first, second] = await Promise.all(halves.map(formatNumber))
    if (first !== undefined && second !== undefined) {
      return first === second ? { number: first } : { fault: 'several' }
    }
  }
  return undefined
}

/** True for the words or signs between two numbers, if nothing else is there: "or", "/". */
function isAlternative(between: string): boolean {
  const rest = between.replace(OR_WORDS, '$1/')
  return !/\p{L}/u.test(rest) && /[/|&]/.test(rest)
}

/**
 * True if digits beside a number are another number, or the end of one: "98765 43210 / 11". A PIN code, an
 * extension, and the figures of an address are not.
 * @param at the place of the digits among the parts
 * @param first the place of the number
 */
function isAnother(parts: readonly Part[], at: number, first: number): boolean {
  const { text = '', before = '' } = parts[at] ?? {}
  const digits = digitsOf(text)
  const isBehind = at > first
  const between = (isBehind ? before : parts[at + 1]?.before) ?? ''
  if (isBehind && EXTENSION.test(before)) return false
  if (/^[1-8]\d{5}$/.test(digits) && !isAlternative(between)) return false
  if (digits.length >= DIGITS_OF_A_NUMBER) return true
  const words = parts.slice(isBehind ? first + 1 : at, isBehind ? at + 1 : first + 1)
  const hasWords = words.some((part) => /[\p{L}(]/u.test(part.before.replace(OR_WORDS, '$1')))
  return !hasWords && (isBehind || digits.length >= DIGITS_OF_AN_END)
}

async function readPhoneIn(cleaned: string): Promise<TypedPhone> {
  const text = cleaned
    // Behind a number: the time to call, and the decimal place that a spreadsheet has added.
    .replace(CALL_TIME, '$1 ')
    .replace(/(\d{10})\.0+(?!\d)/g, '$1')
  // The code of the country in brackets is one of the ways to write it.
  const parts = partsOf(text.replace(/\(\s*(\+\s*\d+)\s*\)/g, '$1 ').replace(/\+\s+(?=\d)/g, '+'))
  const found = await Promise.all(
    parts.map(
      async ({ text }) => (await formatNumber(text)) ?? (await formatNumber(withoutPinCode(text))),
    ),
  )
  const first = found.findIndex((number) => number !== undefined)
  const number = found[first]
  if (number !== undefined) {
    const hasOthers = parts.some((_, i) => found[i] !== number && isAnother(parts, i, first))
    return hasOthers ? { fault: 'several' } : { number }
  }
  const pairs = await Promise.all(parts.map((part) => readTwoNumbers(part.text)))
  const pair = pairs.find((two) => two !== undefined)
  if (pair !== undefined) return pair
  // Signs that no number has, between its digits: "98765,43210".
  const whole = parts.slice(1).some(({ before }) => /\p{L}/u.test(before))
    ? undefined
    : await formatNumber(parts.map((part) => part.text).join(''))
  return whole === undefined ? { fault: 'none' } : { number: whole }
}

/**
 * Reads a phone number as it is dialled from anywhere: `98765 43210` becomes `+91 98765 43210`. Names and words
 * around it, a PIN code, an extension and the figures of an address are left out.
 * @param typed Indian without a country code, foreign with + or 00
 */
export async function readTypedPhone(typed: string): Promise<TypedPhone> {
  if (typed.length > fieldLimits.tel) return { fault: 'none' }
  const text = cleanFigure(typed).replace(/[_‐-―−~]/g, '-')
  const phone = await readPhoneIn(text)
  if (!('fault' in phone)) return phone
  const withoutRest = withoutDatesAndHours(text).replace(LIST_NUMBER, '')
  const found = withoutRest === text ? phone : await readPhoneIn(withoutRest)
  return 'fault' in found ? phone : found
}
