import type { SharedData } from './dataFiles.ts'
import type { TranslationsByLanguage } from './draftCatalogue.ts'
import type { Page } from './pageSchemas.ts'

/** Everything in `data/`, parsed and valid. It never reaches a browser. */
export type Catalogue = SharedData & {
  /** Declared path -> page. */
  pages: ReadonlyMap<string, Page>
  translations: TranslationsByLanguage
}
