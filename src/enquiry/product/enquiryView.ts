import { ownValue } from '../../catalogue/ownValue.ts'
import type { ProductTable } from '../../catalogue/productTable.ts'
import type { Jobs } from '../../catalogue/schemas/jobs.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { roleSpellings, unitSpellings } from '../../catalogue/spellings.ts'
import type { HeadView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { canCount, sheetFacts } from '../../roof/sheetFacts.ts'
import type { EnglishProductForm, EnquiryField } from '../enquiry.ts'
import { choosableProperties } from '../list/choices.ts'
import { writeSubject } from '../message/formMessage.ts'
import { productMessage } from '../message/productMessage.ts'
import type { ListWords } from '../schemas/listWords.ts'
import { enquiryFields } from './enquiryFields.ts'

/** The parts of a catalogue that an enquiry needs, in one language. */
type EnquiryCatalogue = { site: Site; properties: Vocabulary }

type EnquiryTools = {
  catalogue: EnquiryCatalogue & { jobs: Jobs }
  /** Word -> the value of its colour, if nobody has confirmed that. */
  indicativeChips: Readonly<Record<string, string>>
  listWords(): ListWords
  /** The page in English, if the page is in another language. */
  english?: {
    page: { kind: string; heading?: string }
    catalogue: EnquiryCatalogue
    listWords(): ListWords
  }
}

/** The data of a product's page that an enquiry needs. */
export type EnquiryPage = {
  path: string
  heading: string
  head: HeadView
  enquiry: ReturnType<typeof enquiryView>
  /** Of a page with a data sheet. */
  specification?: ProductTable
  /** Of a page without one: what its kind of product is asked for. */
  table?: ProductTable | undefined
}

type AskedProduct = {
  name: string
  address: string
  path: string
  table: ProductTable
  /** The table of the page in English. */
  english?: ProductTable | undefined
}

/** The form of a product in a language, and what writes its message. */
function formOf(
  name: string,
  table: ProductTable,
  { site, properties }: EnquiryCatalogue,
  { line, details }: ListWords,
) {
  const choosable = choosableProperties(properties)
  return {
    subject: writeSubject(name, site.enquiries),
    fields: enquiryFields(table, { line, details, ...choosable }),
    words: {
      amount: line.amount,
      labelled: choosable.writing.labelled,
      purpose: site.product.ask.purpose,
      counted: Object.entries(roleSpellings(unitSpellings(properties), properties.units)).flatMap(
        ([word, role]) => (role === 'count' ? [word] : []),
      ),
    },
  }
}

/** Adds colour values that nobody has confirmed to the options of the fields. */
function withIndicativeChips(
  fields: readonly EnquiryField[],
  chips: EnquiryTools['indicativeChips'],
): EnquiryField[] {
  return fields.map((field) => {
    const { options = [] } = field
    if (!options.some(({ value }) => ownValue(chips, value) !== undefined)) return field
    const coloured = options.map((option) => {
      const chip = option.chip ?? ownValue(chips, option.value)
      return chip === undefined ? option : { ...option, chip }
    })
    return { ...field, options: coloured, isIndicative: true }
  })
}

function englishForm(
  table: ProductTable,
  { page, catalogue, listWords }: NonNullable<EnquiryTools['english']>,
): EnglishProductForm {
  const { fields, ...form } = formOf(page.heading ?? '', table, catalogue, listWords())
  // Nobody fills it in.
  return { name: page.heading ?? '', ...form, fields: fields.map(({ hint: _, ...field }) => field) }
}

/**
 * The enquiry part of a product's page: the fields of its form, the links that send something by
 * WhatsApp, which work without script, and the jobs that the product suits, each with the reason.
 * @param product its name, its page's path and its address as the rest of the world writes it; its table,
 *   or without one what its kind is asked for
 */
export function enquiryView(
  { name, address, path, table, english: englishTable = table }: AskedProduct,
  tools: EnquiryTools,
) {
  const { site, jobs } = tools.catalogue
  const { enquiry, list, roofCalculator, goesWith } = tools.listWords()
  const form = formOf(name, table, tools.catalogue, tools.listWords())
  const english = tools.english && englishForm(englishTable, tools.english)
  const sheet = sheetFacts(table, {})
  return {
    ...form,
    fields: withIndicativeChips(form.fields, tools.indicativeChips),
    words: { ...enquiry, ...form.words, unstored: list.unstored },
    ...(english && { english }),
    /** The name of the roof calculator, for sheets: it promises a count only if there is one. */
    ...(sheet &&
      roofCalculator && {
        calculator: (canCount(sheet) ? roofCalculator : roofCalculator.measureOnly).heading,
      }),
    /** The companions of the product, each with its reason. */
    ...(table.goesWith && {
      goesWith: {
        heading: goesWith.heading,
        points: table.goesWith.map(({ name, reason, path }) => ({
          title: name,
          text: reason,
          path,
        })),
      },
    }),
    whatsapp: whatsappHref(
      site.whatsapp,
      productMessage({
        ...form,
        values: {},
        calculated: [],
        address,
        english,
        englishCalculated: [],
      }),
    ),
    share: whatsappHref('', address),
    jobs: jobs.jobs.flatMap(({ key, title, products }) =>
      products.flatMap((one) => (one.path === path ? [{ key, title, reason: one.reason }] : [])),
    ),
  }
}
