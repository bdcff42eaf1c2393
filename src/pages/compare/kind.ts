import type { Kind, ViewTools } from '../kind.ts'
import type { Compared } from './rows.ts'
import type { ComparePage } from './shape.ts'

function view({ summary, ...page }: ComparePage, tools: ViewTools) {
  const { properties } = tools.catalogue.properties
  const compared = Object.entries(properties).map(
    ([property, { label, unit }]): Compared => ({ property, label, ...(unit && { unit }) }),
  )
  // The page shows what a visitor chooses: by itself it has nothing for search engines.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), compared }
}

export type CompareView = ReturnType<typeof view>

export const compare = { view } satisfies Kind<ComparePage, CompareView>
