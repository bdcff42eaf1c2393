import { z } from 'zod'
import { fieldLimits } from '../../catalogue/fieldLimits.ts'
import { cleanFigure, cleanTyped } from '../../catalogue/typedText.ts'
import type { ReplyWords } from '../replyWords.ts'
import { decimals, formatScaled } from './amounts.ts'
import type { QuotationContent } from './quotation.ts'
import { readTypedFigure, type TypedFigure } from './readTypedFigure.ts'

/** An enquiry, as far as a quotation is made from it. */
type AskedFor = {
  form: string
  about: string
  fields: readonly { name: string; label: string; text: string }[]
}

/** A line of a quotation as it is typed; one with `leave` is not in the quotation. */
type DraftLine = {
  product: string
  quantity: string
  unit: string
  rate: string
  leave: boolean
}

/** A quotation as it is typed. */
export type Draft = { lines: DraftLine[]; tax: string; validUntil: string }

/** Field name -> its error message with the cure. */
export type DraftErrors = ReadonlyMap<string, string>

/** The most lines of a quotation: each product of the longest list, and some for freight and the like. */
export const MOST_LINES = 320

/** The longest text of a product and of a unit. */
export const longest = { product: 1000, unit: 40, figure: fieldLimits.tel } as const

/** A line in which nothing is typed yet. */
export function emptyLine(): DraftLine {
  return { product: '', quantity: '', unit: '', rate: '', leave: false }
}

/** A product of a list as a line: its name and what was chosen above the quantity, then the quantity and its unit. */
function lineOf(
  { label, text }: AskedFor['fields'][number],
  { quantities }: ReplyWords,
): DraftLine {
  const name = label.replace(/^\p{Nd}+\.\s*/u, '')
  const rows = text.split('\n')
  const at = rows.findIndex((row) => quantities.some((word) => row.startsWith(`${word}: `)))
  const chosen = at === -1 ? rows : rows.slice(0, at)
  const amount = cleanFigure(at === -1 ? '' : (rows[at] ?? '').replace(/^.*?: /, ''))
  const [, quantity = '', unit = ''] = /^([\d.,]+)\s*(.*)$/.exec(amount) ?? []
  const product = [name, ...chosen].filter(Boolean).join('\n').slice(0, longest.product)
  return { ...emptyLine(), product, quantity, unit: unit.slice(0, longest.unit) }
}

/** A new quotation with the lines of the enquiry. Rate, tax and date are left empty. */
export function beginQuotation(enquiry: AskedFor, words: ReplyWords): Draft {
  const items = enquiry.fields.filter(({ name }) => /^line\d+$/.test(name))
  const lines = items.map((item) => lineOf(item, words))
  const asked = enquiry.form === 'price' ? [{ ...emptyLine(), product: enquiry.about }] : []
  return { lines: enquiry.form === 'list' ? lines : asked, tax: '', validUntil: '' }
}

/** A quotation that was given, to be changed to a further one. */
export function beginFurtherQuotation({ lines, tax, validUntil }: QuotationContent): Draft {
  return {
    lines: lines.map(({ product, unit, quantity, rate }) => ({
      product,
      unit,
      leave: false,
      quantity: formatScaled(BigInt(quantity), decimals.quantity),
      rate: formatScaled(BigInt(rate), decimals.rate),
    })),
    tax: formatScaled(BigInt(tax), decimals.tax),
    validUntil,
  }
}

/** Reads the form as it was typed, without correcting anything. */
export function readTypedQuotation(body: Readonly<Record<string, unknown>>): Draft {
  const typed = new Map(Object.entries(body))
  const textOf = (name: string) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const count = Math.min(Number(textOf('count')) || 0, MOST_LINES)
  const lines = Array.from({ length: count }, (_, i) => ({
    product: textOf(`product${i}`),
    quantity: textOf(`quantity${i}`),
    unit: textOf(`unit${i}`),
    rate: textOf(`rate${i}`),
    leave: typed.has(`leave${i}`),
  }))
  return { lines, tax: textOf('tax'), validUntil: textOf('validUntil') }
}

/** True for a line in which something was typed. */
export function isFilled({ product, quantity, unit, rate }: DraftLine): boolean {
  return cleanTyped(product + quantity + unit + rate) !== ''
}

const figures = {
  quantity: { places: decimals.quantity, most: 10_000_000, example: '40' },
  rate: { places: decimals.rate, most: 10_000_000, example: '450.50' },
  tax: { places: decimals.tax, most: 100, example: '18' },
} as const

/**
 * Checks what was typed.
 * @param today the day in the time zone of the owner, `2024-06-30`
 * @returns the content to store, or what is wrong with each field
 */
export function checkDraft(
  draft: Draft,
  today: string,
): { content: Pick<QuotationContent, 'lines' | 'tax' | 'validUntil'> } | { errors: DraftErrors } {
  const errors = new Map<string, string>()

  /** The figure of a field; a problem of it is noted. */
  function figureOf(name: string, read: TypedFigure): string {
    if ('scaled' in read) return String(read.scaled)
    errors.set(name, read.problem)
    return '0'
  }

  const lines = draft.lines.flatMap((line, i) => {
    if (line.leave || !isFilled(line)) return []
    const [product, unit] = [cleanTyped(line.product), cleanTyped(line.unit)]
    if (product === '') errors.set(`product${i}`, 'Type what it is, or tick "Leave out".')
    if (product.length > longest.product) {
      errors.set(`product${i}`, `Shorten it to ${longest.product} characters.`)
    }
    if (unit.length > longest.unit) {
      errors.set(`unit${i}`, `Shorten it to ${longest.unit} characters.`)
    }
    const quantity = figureOf(`quantity${i}`, readTypedFigure(line.quantity, figures.quantity))
    if (quantity === '0' && !errors.has(`quantity${i}`)) {
      errors.set(`quantity${i}`, 'Type a quantity above zero, or tick "Leave out".')
    }
    const rate = figureOf(
      `rate${i}`,
      cleanTyped(line.rate) === ''
        ? { problem: 'Type the rate, or tick "Leave out": a line without a rate is not quoted.' }
        : readTypedFigure(line.rate, figures.rate),
    )
    return [{ product, unit, quantity, rate }]
  })
  if (lines.length === 0) errors.set('product0', 'A quotation needs at least one line with a rate.')
  const tax = figureOf(
    'tax',
    cleanTyped(draft.tax) === ''
      ? { problem: 'Type the percentage of the tax; 0 if there is none.' }
      : readTypedFigure(draft.tax, figures.tax),
  )
  const validUntil = cleanTyped(draft.validUntil)
  const isDay = z.iso.date().safeParse(validUntil).success
  if (!isDay) errors.set('validUntil', 'Type the day like 2024-06-30.')
  else if (validUntil < today) errors.set('validUntil', 'This day is over: choose a later one.')
  return errors.size > 0 ? { errors } : { content: { lines, tax, validUntil } }
}
