import { fillTemplate, labelList } from '../../model/catalogue/fillTemplate.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { Site } from '../../model/shape/site.ts'
import type { Kind, ViewTools } from '../kind.ts'
import { business } from '../structured.ts'
import type { ContactPage } from './shape.ts'

function view({ summary, ...page }: ContactPage, tools: ViewTools) {
  const terms = termsView(tools.catalogue.site)
  return { ...tools.common, ...page, head: tools.head(page.heading, summary), terms }
}

/** What buyers ask of the business: what is stated, and the rest as one question. */
export function termsView({ terms, gstin, whatsapp }: Pick<Site, 'terms' | 'gstin' | 'whatsapp'>) {
  if (terms === undefined) return undefined
  const { heading, ask, items } = terms
  const given = items.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]))
  // The tax number itself stands in the footer.
  const missing = [
    ...items.filter(({ text }) => text === undefined),
    ...(gstin !== undefined && gstin.number === undefined ? [gstin] : []),
  ]
  const labels = labelList(missing.map(({ label }) => label))
  return {
    ...{ heading, ask, given },
    ...(missing.length > 0 && {
      unstated: fillTemplate(terms.unstated, 'terms', labels),
      href: whatsappHref(whatsapp, fillTemplate(terms.question, 'terms', labels)),
    }),
  }
}

export type ContactView = ReturnType<typeof view>

export const contact = {
  view,
  structured: (_view, facts) => [business(facts)],
  offline: true,
} satisfies Kind<ContactPage, ContactView>
