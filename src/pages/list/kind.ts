import { spellingsOf } from '../../model/catalogue/spellings.ts'
import type { ListWords } from '../../model/shape/listWords.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'
import type { Kind, ViewTools } from '../kind.ts'
import { choosing } from './choices.ts'
import type { ListPageWords } from './listPageWords.ts'
import type { ListPage } from './shape.ts'

/** The words of the list in a language. */
function wordsIn(properties: Vocabulary, words: ListWords): ListPageWords {
  const { mm, m, '%': share } = properties.units
  const { feet, inches, feetAndInches } = properties.writing
  return {
    ...words,
    ...choosing(properties),
    units: { mm, m, '%': share },
    feet: { feet, inches, feetAndInches },
    spellings: spellingsOf(properties),
  }
}

function view({ summary, ...page }: ListPage, tools: ViewTools) {
  const { catalogue, english } = tools
  const words: ListPageWords = {
    ...wordsIn(catalogue.properties, page.words),
    ...(english && { english: wordsIn(english.catalogue.properties, english.listWords()) }),
  }
  // Every visitor has their own list: search engines find nothing on it.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), words }
}

export type ListView = ReturnType<typeof view>

export const list = { view, offline: true } satisfies Kind<ListPage, ListView>
