import type { PageRule } from '../draftCatalogue.ts'
import type { PageContext, PageKind } from '../pageKind.ts'
import { illustrationNotes } from '../shared/illustrationNotes.ts'
import { repeatedNames } from '../shared/ruleHelpers.ts'
import { structuredBusiness } from '../shared/structured.ts'
import type { AboutPage } from './schema.ts'

function view({ kind, heading, summary, lead, sections }: AboutPage, context: PageContext) {
  const { regions, makers, product } = context.catalogue.site
  const pictures = sections.map(({ picture }) =>
    picture === undefined ? [] : [context.picture(picture)],
  )
  const notes = illustrationNotes(pictures, product)
  return {
    ...context.common,
    kind,
    head: context.head(heading, summary),
    heading,
    lead,
    sections: sections.map(({ picture: _, ...section }, i) => ({
      ...section,
      picture: pictures[i]?.[0],
      note: notes[i],
    })),
    regions,
    makers,
  }
}

export type AboutView = ReturnType<typeof view>

/** Each topic of the about page has one section. */
const topics: PageRule<AboutPage> = function* ({ sections }) {
  for (const { i, name } of repeatedNames(sections, ({ topic }) => topic)) {
    const message = `Another section is about "${name}" already`
    const fix = 'Each topic has one section: links lead to it. Give this one its own topic.'
    yield { jsonPath: ['sections', i, 'topic'], message, fix }
  }
}

export const about = {
  view,
  longestSentence: Number.POSITIVE_INFINITY,
  structured: (_view, facts) => [structuredBusiness(facts)],
  rules: [topics],
} satisfies PageKind<AboutPage, AboutView>
