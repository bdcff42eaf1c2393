import type { Kind, ViewTools } from '../kind.ts'
import type { ListPageWords } from './listPageWords.ts'
import type { ListPage } from './shape.ts'

function view({ summary, ...page }: ListPage, tools: ViewTools) {
  const { properties, words: known } = tools.catalogue.properties
  const words: ListPageWords = {
    ...page.words,
    choices: Object.entries(properties).flatMap(([property, { choose, label }]) =>
      choose === true ? [{ property, label }] : [],
    ),
    open: Object.keys(known).filter((word) => known[word]?.open === true),
  }
  // Every visitor has their own list: search engines find nothing on it.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), words }
}

export type ListView = ReturnType<typeof view>

export const list = { view, offline: true } satisfies Kind<ListPage, ListView>
