import type { Parts } from './files.ts'
import type { Translations } from './partialCatalogue.ts'
import type { Page } from './shapes.ts'

/** Everything in `data/`, read and of the right shape. It never reaches a browser. */
export type Catalogue = Parts & {
  /** Declared path -> its page. */
  pages: ReadonlyMap<string, Page>
  translations: Translations
}
