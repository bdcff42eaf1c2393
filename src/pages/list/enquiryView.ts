import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import type { HeadView } from '../../model/catalogue/view.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { ViewTools } from '../kind.ts'
import { choosing, type Table } from './choices.ts'
import { enquiryFields } from './enquiryFields.ts'
import { enquiryText } from './enquiryText.ts'

/** What of a product's page an enquiry needs. */
export type EnquiryPage = {
  path: string
  heading: string
  head: HeadView
  ask: ReturnType<typeof enquiryView>
  /** Of a page with a data sheet. */
  specification?: Table
  /** Of a page without one: what its kind of product is asked for. */
  table?: Table | undefined
}

type AskedProduct = { name: string; address: string; path: string; table: Table }

/**
 * What a product's page offers for an enquiry: the fields of its form, the links that send something by
 * WhatsApp, which work without script, and the jobs that the product suits, each with the reason.
 * @param product its name, its page's path and its address as the rest of the world writes it; its table,
 *   or without one what its kind is asked for
 */
export function enquiryView(
  { name, address, path, table }: AskedProduct,
  { catalogue: { site, jobs, properties }, listWords }: Pick<ViewTools, 'catalogue' | 'listWords'>,
) {
  const { whatsapp, enquiries } = site
  const { line, details, enquiry, list, roofCalculator } = listWords()
  const { choices, open, writing } = choosing(properties)
  const words = { line, details, roofCalculator, choices, open, writing }
  const fields = enquiryFields(table, words)
  const subject = fillTemplate(enquiries.subject, 'about', name)
  const messageWords = { amount: line.amount, labelled: writing.labelled }
  const text = enquiryText(subject, fields, () => '', messageWords, [address])
  return {
    fields,
    words: { ...enquiry, ...messageWords, unstored: list.unstored },
    /** How the roof calculator is called, for sheets that are counted. */
    ...(table.calculator && { calculator: roofCalculator.heading }),
    whatsapp: whatsappHref(whatsapp, text),
    share: whatsappHref('', address),
    jobs: jobs.jobs.flatMap(({ key, title, products }) =>
      products.flatMap((one) => (one.path === path ? [{ key, title, reason: one.reason }] : [])),
    ),
  }
}
