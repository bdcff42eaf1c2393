import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { PageContext } from '../pageKind.ts'
import { dayText } from './sourceView.ts'

/** The day on which the data changed last, `Revision: 12 March 2026`, for printed pages; empty if it is not known. */
export function revisionTexts({ catalogue, revision }: PageContext): string[] {
  const { product, language } = catalogue.site
  return revision === undefined
    ? []
    : [fillTemplate(product.revision, 'date', dayText(revision, language))]
}
