import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { ReplyWords } from '../replyWords.ts'
import { amountOf, decimals, formatRupees, formatScaled, sumsOf } from './amounts.ts'
import type { Quotation } from './quotation.ts'

/** A day as a language writes it: `30 June 2024`. */
function writeDate(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A quotation in words and formatted figures, as it is printed. */
export function writeQuotation(
  { number, content }: Quotation,
  { quotation: words, language }: ReplyWords,
) {
  const tax = BigInt(content.tax)
  const priced = content.lines.map(({ quantity, rate }) => ({
    quantity: BigInt(quantity),
    rate: BigInt(rate),
  }))
  const rows = content.lines.map(({ product, unit, quantity, rate }) => {
    const figures = { quantity: BigInt(quantity), rate: BigInt(rate) }
    const rupees = formatRupees(figures.rate)
    return {
      product,
      quantity: `${formatScaled(figures.quantity, decimals.quantity)} ${unit}`.trim(),
      rate: unit === '' ? rupees : fillTemplates(words.perUnit, { rate: rupees, unit }),
      plainRate: rupees,
      amount: formatRupees(amountOf(figures)),
    }
  })
  const { subtotal, taxAmount, total } = sumsOf(priced, tax)
  const percent = formatScaled(tax, decimals.tax)
  return {
    heading: fillTemplate(words.heading, 'number', String(number)),
    date: fillTemplate(words.date, 'date', writeDate(content.date, language)),
    validUntil: fillTemplate(words.validUntil, 'date', writeDate(content.validUntil, language)),
    recipient:
      content.recipient === '' ? '' : fillTemplate(words.recipient, 'name', content.recipient),
    rows,
    sums: [
      { label: words.subtotal, amount: formatRupees(subtotal) },
      { label: fillTemplate(words.tax, 'percent', percent), amount: formatRupees(taxAmount) },
      { label: words.total, amount: formatRupees(total) },
    ],
  }
}

/** The same as a text for WhatsApp or an e-mail. */
export function writeQuotationText(quotation: Quotation, words: ReplyWords): string {
  const { heading, date, validUntil, recipient, rows, sums } = writeQuotation(quotation, words)
  const lines = rows.map(({ product, quantity, plainRate, amount }) => {
    const name = product.replaceAll('\n', ', ')
    const values = { product: name, quantity, rate: plainRate, amount }
    return fillTemplates(words.quotation.line, values)
  })
  return [
    words.business,
    heading,
    date,
    ...(recipient === '' ? [] : [recipient]),
    '',
    ...lines,
    '',
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
    '',
    validUntil,
  ].join('\n')
}
