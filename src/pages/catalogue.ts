import type { Parts } from './dataFiles.ts'
import type { Translations } from './draftCatalogue.ts'
import type { Page } from './pageSchemas.ts'

/** Everything in `data/`, read and of the right shape. It never reaches a browser. */
export type Catalogue = Parts & {
  /** Declared path -> its page. */
  pages: ReadonlyMap<string, Page>
  translations: Translations
}
