import type { Kind, ViewTools } from '../kind.ts'
import type { Compared } from './rows.ts'
import type { ComparePage } from './shape.ts'

function view({ summary, ...page }: ComparePage, tools: ViewTools) {
  const { properties } = tools.catalogue.properties
  const compared = Object.entries(properties).map(
    ([property, { label, unit }]): Compared => ({ property, label, ...(unit && { unit }) }),
  )
  // What stands side by side is the visitor's choice: there is nothing to find on it.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), compared }
}

export type CompareView = ReturnType<typeof view>

export const compare = { view } satisfies Kind<ComparePage, CompareView>
