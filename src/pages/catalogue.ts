import type { SharedData } from './dataFiles.ts'
import type { TranslationsByLanguage } from './draftCatalogue.ts'
import type { Page } from './pageSchemas.ts'

/** Everything in `data/`, read and of the right shape. It never reaches a browser. */
export type Catalogue = SharedData & {
  /** Declared path -> its page. */
  pages: ReadonlyMap<string, Page>
  translations: TranslationsByLanguage
}
