import { spellingsOf } from '../../model/catalogue/spellings.ts'
import type { Kind, ViewTools } from '../kind.ts'
import { choosing } from './choices.ts'
import type { ListPageWords } from './listPageWords.ts'
import type { ListPage } from './shape.ts'

function view({ summary, ...page }: ListPage, tools: ViewTools) {
  const { properties } = tools.catalogue
  const { mm, m, '%': share } = properties.units
  const { feet, inches, feetAndInches } = properties.writing
  const words: ListPageWords = {
    ...page.words,
    ...choosing(properties),
    units: { mm, m, '%': share },
    feet: { feet, inches, feetAndInches },
    spellings: spellingsOf(properties),
  }
  // Every visitor has their own list: search engines find nothing on it.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), words }
}

export type ListView = ReturnType<typeof view>

export const list = { view, offline: true } satisfies Kind<ListPage, ListView>
