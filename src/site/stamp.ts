import { hash } from 'node:crypto'
import type { PageView } from '../pages/registry/pageKinds.ts'
import type { Stamped } from '../pages/registry/pageSource.ts'

/** A few letters that change with any of the texts. */
export function stamp(...texts: string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 8)
}

/**
 * A page's data as the browser fetches them.
 * @param build the stamp of what all pages share
 */
export function stampPage(view: PageView, build: string): Stamped<PageView> {
  return { build, stamp: stamp(JSON.stringify(view)), ...view }
}
