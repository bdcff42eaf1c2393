import type { Parts } from '../check/files.ts'
import type { Page } from '../pages/pages.ts'

/** Everything in `data/`, read and of the right shape. Build time only. */
export type Catalogue = Parts & {
  /** Declared path -> its page. */
  pages: ReadonlyMap<string, Page>
}
