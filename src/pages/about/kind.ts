import type { Kind, ViewTools } from '../kind.ts'
import { business } from '../structured.ts'
import { topics } from './rules.ts'
import { AboutPage } from './shape.ts'

function view({ kind, heading, summary, lead, sections }: AboutPage, tools: ViewTools) {
  const { regions, makers } = tools.catalogue.site
  return {
    ...tools.common,
    kind,
    head: tools.head(heading, summary),
    heading,
    lead,
    sections,
    regions,
    makers: makers.names,
  }
}

export type AboutView = ReturnType<typeof view>

export const about = {
  path: '/About',
  shape: AboutPage,
  view,
  structured: (_view, facts) => [business(facts)],
  rules: [topics],
} satisfies Kind<AboutPage, AboutView>
