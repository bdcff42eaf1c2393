import { hash } from 'node:crypto'
import type { PageView } from '../pages/registry/pageKinds.ts'
import type { Stamped } from '../pages/registry/pageSource.ts'

/** A hash of eight characters that changes if any of the texts changes. */
export function contentHash(...texts: string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 8)
}

/**
 * A page's data with its stamps, as the browser fetches it.
 * @param build the hash of everything that all pages have in common
 */
export function stampPage(view: PageView, build: string): Stamped<PageView> {
  return { build, stamp: contentHash(JSON.stringify(view)), ...view }
}
