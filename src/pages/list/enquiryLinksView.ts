import { fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import type { HeadView } from '../../model/catalogue/view.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { Parts } from '../files.ts'
import { choosing, type Table, tableChoices } from './choices.ts'

/** What of a product's page an enquiry needs. */
export type EnquiryPage = {
  path: string
  heading: string
  head: HeadView
  ask: ReturnType<typeof enquiryLinksView>
  specification?: Table
}

type AskedProduct = {
  name: string
  address: string
  path: string
  table?: Table
  productKind?: string | undefined
}

type EnquiryParts = Pick<Parts, 'site' | 'jobs' | 'properties'>

/**
 * What "Your enquiry" of a product's page offers: links that send something by WhatsApp, which work
 * without script, and the jobs that the product suits, each with the reason.
 * @param product its name, its page's path and its address as the rest of the world writes it; its
 *   table, or without one what its kind is asked for
 */
export function enquiryLinksView(
  { name, address, path, table, productKind }: AskedProduct,
  { site: { whatsapp, product, enquiries }, jobs, properties }: EnquiryParts,
) {
  const subject = fillTemplate(enquiries.subject, 'about', name)
  const say = choosing(properties)
  const asked = properties.productKinds?.[productKind ?? '']?.askedFor ?? []
  const chosen =
    table === undefined
      ? say.choices.filter(({ property }) => asked.includes(property))
      : tableChoices(table, say)
  const labels = chosen.length === 0 ? [product.ask.details] : chosen.map(({ label }) => label)
  // What is left to write stands behind each label.
  const blanks = [...labels, ...product.ask.blanks].map((label) =>
    fillTemplates(say.writing.labelled, { label, value: '' }).trimEnd(),
  )
  const text = [subject, ...blanks, address].join('\n')
  return {
    whatsapp: whatsappHref(whatsapp, text),
    share: whatsappHref('', address),
    jobs: jobs.jobs.flatMap(({ key, title, products }) =>
      products.flatMap((one) => (one.path === path ? [{ key, title, reason: one.reason }] : [])),
    ),
  }
}
