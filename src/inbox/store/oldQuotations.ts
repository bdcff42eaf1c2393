import { z } from 'zod'
import type { Store } from './store.ts'

// Earlier versions of the inbox wrote quotations. Nothing writes the table any more; the export reads it.

const scaled = z.string().regex(/^\d{1,30}$/)

/** The stored content: quantities in thousandths, rates in paise, the tax in hundredths of a percent. */
const Content = z.object({
  language: z.string(),
  recipient: z.string(),
  /** The days on which it was written and until which it is valid, `2024-06-30`. */
  date: z.string(),
  validUntil: z.string(),
  tax: scaled,
  lines: z.array(
    z.object({ product: z.string(), quantity: scaled, unit: z.string(), rate: scaled }),
  ),
})

type Content = z.infer<typeof Content>

const columnTitles = {
  number: 'Quotation',
  enquiry: 'Enquiry',
  date: 'Date',
  validUntil: 'Valid until',
  recipient: 'For',
  language: 'Language',
  product: 'Product',
  quantity: 'Quantity',
  unit: 'Unit',
  rate: 'Rate in rupees',
  amount: 'Amount in rupees',
  subtotal: 'Subtotal',
  percent: 'Tax in percent',
  tax: 'Tax',
  total: 'Total',
}

type Row = Partial<Record<keyof typeof columnTitles, string>>

/** A quotient of two numbers that are not negative, rounded to the nearest whole one, half up. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

/** A scaled figure in full: 45050 of 2 decimals is `450.50`. */
function writeScaled(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The content of a stored quotation; undefined if it is damaged. */
function readContent(json: string): Content | undefined {
  try {
    return Content.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** The rows of a quotation: one for each line, the last with the sums, as the quotation showed them. */
function rowsOf({ lines, tax, date, validUntil, recipient, language }: Content): Row[] {
  const amounts = lines.map(({ quantity, rate }) =>
    divideHalfUp(BigInt(quantity) * BigInt(rate), 1000n),
  )
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
  const taxAmount = divideHalfUp(subtotal * BigInt(tax), 10_000n)
  const sums = {
    subtotal: writeScaled(subtotal, 2),
    percent: writeScaled(BigInt(tax), 2),
    tax: writeScaled(taxAmount, 2),
    total: writeScaled(subtotal + taxAmount, 2),
  }
  return lines.map(({ product, unit, quantity, rate }, i) => ({
    date,
    validUntil,
    recipient,
    language,
    product,
    unit,
    quantity: writeScaled(BigInt(quantity), 3),
    rate: writeScaled(BigInt(rate), 2),
    amount: writeScaled(amounts[i] ?? 0n, 2),
    ...(i === lines.length - 1 && sums),
  }))
}

/**
 * The quotations that an earlier version has written, as rows of cells in the order of their numbers, with a row of
 * headings. One that is damaged has its stored text as its product.
 * @returns an empty list if there are none
 */
export async function oldQuotations(store: Store): Promise<string[][]> {
  const sql = `SELECT quotation.number, quotation.content, enquiry.id FROM quotation
    LEFT JOIN enquiry USING (key) ORDER BY quotation.number`
  const { rows } = await store.execute(sql)
  const all = rows.flatMap(({ number, content, id }): Row[] => {
    const text = String(content)
    const read = readContent(text)
    const own = { number: String(number), enquiry: id === null ? '' : String(id) }
    if (text === '') return [{ ...own, product: 'Its enquiry was deleted.' }]
    return (read ? rowsOf(read) : [{ product: text }]).map((row) => ({ ...own, ...row }))
  })
  if (all.length === 0) return []
  const cells = all.map((row) => {
    const byName = new Map(Object.entries(row))
    return Object.keys(columnTitles).map((name) => byName.get(name) ?? '')
  })
  return [Object.values(columnTitles), ...cells]
}
