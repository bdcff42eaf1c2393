import type { Kind, ViewTools } from '../kind.ts'
import { business } from '../structured.ts'
import type { ContactPage } from './shape.ts'

function view({ summary, ...page }: ContactPage, tools: ViewTools) {
  return { ...tools.common, ...page, head: tools.head(page.heading, summary) }
}

export type ContactView = ReturnType<typeof view>

export const contact = {
  view,
  structured: (_view, facts) => [business(facts)],
  offline: true,
} satisfies Kind<ContactPage, ContactView>
