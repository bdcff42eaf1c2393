import type { Kind, ViewTools } from '../kind.ts'
import type { ListPage } from './shape.ts'
import type { Words } from './words.ts'

function view({ summary, ...page }: ListPage, tools: ViewTools) {
  const { properties, words: known, feet } = tools.catalogue.properties
  const words: Words = {
    ...page.words,
    feet,
    choices: Object.entries(properties).flatMap(([property, { choose, label }]) =>
      choose === true ? [{ property, label }] : [],
    ),
    open: Object.keys(known).filter((word) => known[word]?.open === true),
  }
  // Everybody's own: there is nothing to find on it.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), words }
}

export type ListView = ReturnType<typeof view>

export const list = {
  view,
  offline: true,
} satisfies Kind<ListPage, ListView>
