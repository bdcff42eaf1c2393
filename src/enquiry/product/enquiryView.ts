import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { HeadView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import type { Parts } from '../../pages/dataFiles.ts'
import type { ViewTools } from '../../pages/pageKind.ts'
import { type EnglishEnquiry, enquiryText } from '../enquiryText.ts'
import { choosing, type Table } from '../list/choices.ts'
import type { ListWords } from '../schemas/listWords.ts'
import { enquiryFields } from './enquiryFields.ts'

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

type AskedProduct = {
  name: string
  address: string
  path: string
  table: Table
  /** The table of the page in English. */
  english?: Table | undefined
}

/** The form of a product in a language, and what writes its message. */
function formOf(
  name: string,
  table: Table,
  { site, properties }: Pick<Parts, 'site' | 'properties'>,
  { line, details, roofCalculator }: ListWords,
) {
  const choosable = choosing(properties)
  return {
    subject: fillTemplate(site.enquiries.subject, 'about', name),
    fields: enquiryFields(table, { line, details, roofCalculator, ...choosable }),
    words: { amount: line.amount, labelled: choosable.writing.labelled },
  }
}

function englishForm(
  table: Table,
  { page, catalogue, listWords }: NonNullable<ViewTools['english']>,
): EnglishEnquiry {
  const name = 'heading' in page ? page.heading : ''
  const { fields, ...form } = formOf(name, table, catalogue, listWords())
  // Nobody fills it in.
  return { name, ...form, fields: fields.map(({ hint: _, ...field }) => field) }
}

/**
 * What a product's page offers for an enquiry: the fields of its form, the links that send something by
 * WhatsApp, which work without script, and the jobs that the product suits, each with the reason.
 * @param product its name, its page's path and its address as the rest of the world writes it; its table,
 *   or without one what its kind is asked for
 */
export function enquiryView(
  { name, address, path, table, english: englishTable = table }: AskedProduct,
  tools: Pick<ViewTools, 'catalogue' | 'listWords' | 'english'>,
) {
  const { site, jobs } = tools.catalogue
  const { enquiry, list, roofCalculator } = tools.listWords()
  const { subject, fields, words } = formOf(name, table, tools.catalogue, tools.listWords())
  const english = tools.english && englishForm(englishTable, tools.english)
  const end = [address, ...(english ? ['', english.subject] : [])]
  return {
    fields,
    words: { ...enquiry, ...words, unstored: list.unstored },
    ...(english && { english }),
    /** How the roof calculator is called, for sheets that are counted. */
    ...(table.calculator && { calculator: roofCalculator.heading }),
    whatsapp: whatsappHref(
      site.whatsapp,
      enquiryText(subject, fields, () => '', words, end),
    ),
    share: whatsappHref('', address),
    jobs: jobs.jobs.flatMap(({ key, title, products }) =>
      products.flatMap((one) => (one.path === path ? [{ key, title, reason: one.reason }] : [])),
    ),
  }
}
