import { fillTemplate, labelList } from '../../catalogue/fillTemplate.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import type { EnglishForm } from '../../enquiry/enquiry.ts'
import { addEnglish } from '../../enquiry/message/enquiryMessage.ts'
import { writeSubject } from '../../enquiry/message/formMessage.ts'
import { INTERFACE_SENTENCE, type PageKind, type ViewTools } from '../pageKind.ts'
import { structuredBusiness } from '../shared/structured.ts'
import type { ContactPage } from './schema.ts'

function view({ summary, ...page }: ContactPage, tools: ViewTools) {
  const { site } = tools.catalogue
  const terms = termsView(site, tools.english?.catalogue.site)
  const form = { ...page.form, english: englishForm(tools) }
  return { ...tools.common, ...page, form, head: tools.head(page.heading, summary), terms }
}

/** The form in English, for the business to read below a message in another language. */
function englishForm({ english }: ViewTools): EnglishForm | undefined {
  if (english?.page.kind !== 'contact') return undefined
  return { subject: writeSubject(english.page.form.about, english.catalogue.site.enquiries) }
}

type AskedTerms = Pick<Site, 'terms' | 'gstin' | 'whatsapp'>

/** The labels of the terms that are not stated. */
function missingTerms({ terms, gstin }: AskedTerms): string {
  const missing = (terms?.items ?? []).filter(({ text }) => text === undefined)
  // The footer shows the tax number itself.
  const missingNumber = gstin !== undefined && gstin.number === undefined ? [gstin] : []
  return labelList([...missing, ...missingNumber].map(({ label }) => label))
}

/**
 * The terms of business: those that are stated, and a link that asks for the others.
 * @param english the site in English, if the page is in another language: the question is in both
 */
export function termsView(site: AskedTerms, english?: AskedTerms) {
  const { terms, whatsapp } = site
  if (terms === undefined) return undefined
  const { heading, ask, items } = terms
  const given = items.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]))
  const missing = missingTerms(site)
  const questionIn = (language: AskedTerms) =>
    fillTemplate(language.terms?.question ?? '', 'terms', missingTerms(language))
  const question = addEnglish(questionIn(site), english && questionIn(english))
  return {
    heading,
    ask,
    given,
    ...(missing !== '' && {
      unstated: fillTemplate(terms.unstated, 'terms', missing),
      href: whatsappHref(whatsapp, question),
    }),
  }
}

export type ContactView = ReturnType<typeof view>

export const contact = {
  view,
  longestSentence: INTERFACE_SENTENCE,
  structured: (_view, facts) => [structuredBusiness(facts)],
  offline: true,
} satisfies PageKind<ContactPage, ContactView>
