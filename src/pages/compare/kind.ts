import { ownValue } from '../../catalogue/ownValue.ts'
import { INTERFACE_SENTENCE, type PageContext, type PageKind } from '../pageKind.ts'
import { categoryProducts, compareFormWords } from '../shared/categoryProducts.ts'
import { revisionTexts } from '../shared/revisionTexts.ts'
import type { ComparedProperty } from './rows.ts'
import type { ComparePage } from './schema.ts'

function view({ summary, ...page }: ComparePage, context: PageContext) {
  const { properties, words } = context.catalogue.properties
  const compared = Object.entries(properties).map(
    ([property, { label, basisOf, decides, work }]): ComparedProperty => ({
      property,
      label,
      ...(basisOf !== undefined && { basisOf }),
      ...(decides && { decides }),
      ...(work && { work }),
    }),
  )
  const { english } = context
  // Without a visitor's choice of products it has nothing for search engines.
  const head = context.head(page.heading, summary, false)
  return {
    ...context.common,
    ...page,
    head,
    compared,
    /** The words that mean that a value is not known, such as "on request". */
    unknown: Object.keys(words).filter((word) => ownValue(words, word)?.unknown === true),
    /** The message about the products in English, if the page is in another language. */
    ...(english?.page.kind === 'compare' && { englishMessage: english.page.words.message }),
    /** When the data changed last, for paper; empty if it is not known. */
    revision: revisionTexts(context),
    /** The products to choose from while none is chosen. */
    products: {
      categories: categoryProducts(context),
      compare: compareFormWords(context.catalogue),
    },
  }
}

export type CompareView = ReturnType<typeof view>

export const compare = {
  view,
  longestSentence: INTERFACE_SENTENCE,
  isDrawnByScript: true,
} satisfies PageKind<ComparePage, CompareView>
