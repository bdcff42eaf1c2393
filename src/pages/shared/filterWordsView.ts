import { type FormattedValue, formatValue } from '../../catalogue/formatValue.ts'
import type { ProductFilterWords } from '../../catalogue/schemas/filterWords.ts'
import type { SourceView } from '../../catalogue/view.ts'
import type { PageContext } from '../pageKind.ts'

/** The filter words of a property, as visitors read them in a comparison. */
export type FilterWordsView = {
  property: string
  written: readonly FormattedValue[]
  source?: SourceView
}

/** The filter words of a page as the comparison shows them; empty if it has none, so that a view can leave them out. */
export function filterWordsView(
  filterWords: ProductFilterWords = {},
  context: PageContext,
): { filterWords?: readonly FilterWordsView[] } {
  const views = Object.entries(filterWords).map(
    ([property, words]): FilterWordsView => ({
      property,
      written: formatValue(words, context.catalogue.properties, property),
      source: context.source(['filterWords', property]),
    }),
  )
  return views.length === 0 ? {} : { filterWords: views }
}
