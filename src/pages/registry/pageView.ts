import type { Kind } from '../pageKind.ts'
import type { KindName, PageOf } from '../pageSchemas.ts'
import * as list from './pageKinds.ts'

const kinds = { ...list }

/** What the browser is given of a page, by the kind's name. */
type ViewOf = { [K in KindName]: ReturnType<(typeof kinds)[K]['view']> }

export type PageView = ViewOf[KindName]

const byName: { [K in KindName]: Kind<PageOf[K], ViewOf[K]> } = kinds

/** What is known of the kind of a page, or of its view. */
export function kindOf<K extends KindName>({ kind }: { kind: K }): Kind<PageOf[K], ViewOf[K]> {
  return byName[kind]
}
