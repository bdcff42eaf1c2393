import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { unitSpellings } from '../../catalogue/spellings.ts'
import { choosing } from '../../enquiry/list/choices.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import type { ListWords } from '../../enquiry/schemas/listWords.ts'
import { INTERFACE_SENTENCE, type PageKind, type ViewTools } from '../pageKind.ts'
import type { ListPage } from './schema.ts'

/** The words of the list, with those of the vocabulary in the same language. */
function listPageWords(properties: Vocabulary, words: ListWords): ListPageWords {
  const { mm, m, '%': percent } = properties.units
  const { feet, inches, feetAndInches } = properties.writing
  return {
    ...words,
    ...choosing(properties),
    units: { mm, m, '%': percent },
    feet: { feet, inches, feetAndInches },
    spellings: unitSpellings(properties),
  }
}

function view({ summary, ...page }: ListPage, tools: ViewTools) {
  const { catalogue, english } = tools
  const words: ListPageWords = {
    ...listPageWords(catalogue.properties, page.words),
    ...(english && { english: listPageWords(english.catalogue.properties, english.listWords()) }),
  }
  // Not indexed, because every visitor has a different list.
  return { ...tools.common, ...page, head: tools.head(page.heading, summary, false), words }
}

export type ListView = ReturnType<typeof view>

export const list = { view, longestSentence: INTERFACE_SENTENCE, offline: true } satisfies PageKind<
  ListPage,
  ListView
>
