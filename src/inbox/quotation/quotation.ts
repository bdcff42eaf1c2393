import { z } from 'zod'

const scaled = z.string().regex(/^\d{1,30}$/)

/** The content of a quotation as it is stored: figures are whole numbers of their smallest part, see `amounts.ts`. */
export const QuotationContent = z.object({
  /** The language tag of the quotation, taken from the enquiry. */
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

export type QuotationContent = z.infer<typeof QuotationContent>

/** A quotation that was given. */
export type Quotation = { number: number; content: QuotationContent }
