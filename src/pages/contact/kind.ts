import type { Site } from '../../catalogue/schemas/site.ts'
import type { EnglishForm } from '../../enquiry/enquiry.ts'
import { englishFormOf } from '../../enquiry/message/formMessage.ts'
import { INTERFACE_SENTENCE, type PageContext, type PageKind } from '../pageKind.ts'
import { structuredBusiness } from '../shared/structured.ts'
import type { ContactPage } from './schema.ts'

function view({ summary, ...page }: ContactPage, context: PageContext) {
  const { site } = context.catalogue
  const terms = termsView(site)
  const form = { ...page.form, english: englishForm(context) }
  return { ...context.common, ...page, form, head: context.head(page.heading, summary), terms }
}

/** The form in English, for the business to read below a message in another language. */
function englishForm({ english }: PageContext): EnglishForm | undefined {
  if (english?.page.kind !== 'contact') return undefined
  const { form } = english.page
  return englishFormOf(
    { name: 'contact', words: form },
    form.about,
    english.catalogue.site.enquiries,
  )
}

/** The terms of business that are stated; nothing if none is. */
export function termsView({ terms }: Pick<Site, 'terms'>) {
  const given = (terms?.items ?? []).flatMap(({ label, text }) =>
    text === undefined ? [] : [{ label, text }],
  )
  return terms === undefined || given.length === 0 ? undefined : { heading: terms.heading, given }
}

export type ContactView = ReturnType<typeof view>

export const contact = {
  view,
  longestSentence: INTERFACE_SENTENCE,
  structured: (_view, facts) => [structuredBusiness(facts)],
  offline: true,
} satisfies PageKind<ContactPage, ContactView>
