import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import type { Kind, ViewTools } from '../kind.ts'
import type { PrivacyPage } from './shape.ts'

function view({ summary, sections, map, ...page }: PrivacyPage, tools: ViewTools) {
  const { hostname } = new URL(tools.catalogue.site.map.embed)
  const aboutMap = { heading: map.heading, text: [fillTemplate(map.text, 'service', hostname)] }
  return {
    ...tools.common,
    ...page,
    sections: [...sections, aboutMap],
    head: tools.head(page.heading, summary),
  }
}

export type PrivacyView = ReturnType<typeof view>

export const privacy = { view } satisfies Kind<PrivacyPage, PrivacyView>
