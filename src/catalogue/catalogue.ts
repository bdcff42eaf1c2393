import type { Parts } from '../check/files.ts'
import type { Page } from '../shape/page.ts'

/** Everything in `data/`, read and of the right shape. Build time only. */
export type Catalogue = Parts & {
  /** slug -> page; the slug is the file's name. */
  pages: ReadonlyMap<string, Page>
}
