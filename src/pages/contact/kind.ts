import { fillTemplate, labelList } from '../../catalogue/fillTemplate.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import type { EnglishForm } from '../../enquiry/enquiry.ts'
import { INTERFACE_SENTENCE, type PageKind, type ViewTools } from '../pageKind.ts'
import { business } from '../shared/structured.ts'
import type { ContactPage } from './schema.ts'

function view({ summary, ...page }: ContactPage, tools: ViewTools) {
  const { site } = tools.catalogue
  const terms = termsView(site, tools.english?.catalogue.site)
  const form = { ...page.form, english: englishForm(tools) }
  return { ...tools.common, ...page, form, head: tools.head(page.heading, summary), terms }
}

/** The form below the message of one in another language. */
function englishForm({ english }: ViewTools): EnglishForm | undefined {
  if (english?.page.kind !== 'contact') return undefined
  const { subject } = english.catalogue.site.enquiries
  return { subject: fillTemplate(subject, 'about', english.page.form.about) }
}

type AskedTerms = Pick<Site, 'terms' | 'gstin' | 'whatsapp'>

/** The labels of what is not stated. */
function missingTerms({ terms, gstin }: AskedTerms): string {
  const missing = (terms?.items ?? []).filter(({ text }) => text === undefined)
  // The tax number itself stands in the footer.
  const number = gstin !== undefined && gstin.number === undefined ? [gstin] : []
  return labelList([...missing, ...number].map(({ label }) => label))
}

/**
 * What buyers ask of the business: what is stated, and the rest as one question.
 * @param english the site in English, where the page is in another language: the question stands in both
 */
export function termsView(site: AskedTerms, english?: AskedTerms) {
  const { terms, whatsapp } = site
  if (terms === undefined) return undefined
  const { heading, ask, items } = terms
  const given = items.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]))
  const missing = missingTerms(site)
  const questions = [site, ...(english ? [english] : [])].map((one) =>
    fillTemplate(one.terms?.question ?? '', 'terms', missingTerms(one)),
  )
  return {
    ...{ heading, ask, given },
    ...(missing !== '' && {
      unstated: fillTemplate(terms.unstated, 'terms', missing),
      href: whatsappHref(whatsapp, questions.join('\n\n')),
    }),
  }
}

export type ContactView = ReturnType<typeof view>

export const contact = {
  view,
  longestSentence: INTERFACE_SENTENCE,
  structured: (_view, facts) => [business(facts)],
  offline: true,
} satisfies PageKind<ContactPage, ContactView>
