import type { Kind, ViewTools } from '../kind.ts'
import { business } from '../structured.ts'
import { topics } from './rules.ts'
import type { AboutPage } from './shape.ts'

function view({ kind, heading, summary, lead, sections }: AboutPage, tools: ViewTools) {
  const { regions, makers } = tools.catalogue.site
  return {
    ...tools.common,
    kind,
    head: tools.head(heading, summary),
    heading,
    lead,
    sections: sections.map(({ picture, ...section }) => ({
      ...section,
      ...(picture !== undefined && { picture: tools.picture(picture) }),
    })),
    regions,
    makers,
  }
}

export type AboutView = ReturnType<typeof view>

export const about = {
  view,
  *pictures({ sections }) {
    for (const [i, { picture: file }] of sections.entries()) {
      if (file !== undefined) yield { spot: ['sections', i, 'picture'], file, width: 1200 }
    }
  },
  structured: (_view, facts) => [business(facts)],
  rules: [topics],
} satisfies Kind<AboutPage, AboutView>
