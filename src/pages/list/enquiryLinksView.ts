import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import type { HeadView } from '../../model/catalogue/view.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { Parts } from '../files.ts'
import type { Table } from './choices.ts'

/** What of a product's page an enquiry needs. */
export type EnquiryPage = {
  path: string
  heading: string
  head: HeadView
  ask: ReturnType<typeof enquiryLinksView>
  specification?: Table
}

/**
 * What "Your enquiry" of a product's page offers: links that send something by WhatsApp, which work
 * without script, and the jobs that the product suits, each with the reason.
 * @param name the product's
 * @param address its page's, as the rest of the world writes it
 * @param path its page's inside the site
 */
export function enquiryLinksView(
  name: string,
  address: string,
  path: string,
  { site: { whatsapp, product, enquiries }, jobs }: Pick<Parts, 'site' | 'jobs'>,
) {
  const subject = fillTemplate(enquiries.subject, 'about', name)
  const blanks = product.ask.blanks.map((blank) => `${blank}:`)
  const text = [subject, ...blanks, address].join('\n')
  return {
    whatsapp: whatsappHref(whatsapp, text),
    share: whatsappHref('', address),
    jobs: jobs.jobs.flatMap(({ key, title, products }) =>
      products.flatMap((one) => (one.path === path ? [{ key, title, reason: one.reason }] : [])),
    ),
  }
}
