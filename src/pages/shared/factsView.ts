import { type FormattedValue, formatValue } from '../../catalogue/formatValue.ts'
import type { ProductFilterWords } from '../../catalogue/schemas/filterWords.ts'
import type { SourceView } from '../../catalogue/view.ts'
import type { PageContext } from '../pageKind.ts'

/** A fact of a product as visitors read it in a comparison. */
export type FactView = {
  property: string
  written: readonly FormattedValue[]
  source?: SourceView
}

/** The filter words of a page as the comparison shows them; empty if it has none, so that a view can leave them out. */
export function factsView(
  filterWords: ProductFilterWords = {},
  context: PageContext,
): { facts?: readonly FactView[] } {
  const views = Object.entries(filterWords).map(
    ([property, words]): FactView => ({
      property,
      written: formatValue(words, context.catalogue.properties, property),
      source: context.source(['filterWords', property]),
    }),
  )
  return views.length === 0 ? {} : { facts: views }
}
