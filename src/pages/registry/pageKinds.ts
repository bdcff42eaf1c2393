import { about } from '../about/kind.ts'
import { compare } from '../compare/kind.ts'
import { contact } from '../contact/kind.ts'
import { find } from '../find/kind.ts'
import { home } from '../home/kind.ts'
import { list } from '../list/kind.ts'
import type { PageKind } from '../pageKind.ts'
import type { KindName, PageOf } from '../pageSchemas.ts'
import { privacy } from '../privacy/kind.ts'
import { full } from '../product/fullKind.ts'
import { placeholder } from '../product/placeholderKind.ts'

/** Every kind of page. `pages/pageSchemas.ts` has the same names. */
const pageKinds = { about, compare, contact, find, full, home, list, placeholder, privacy }

/** Name of a kind -> the view of its pages. */
export type ViewOf = { [K in KindName]: ReturnType<(typeof pageKinds)[K]['view']> }

/** The view of a page: all data that the browser gets for it. */
export type PageView = ViewOf[KindName]

const kindByName: { [K in KindName]: PageKind<PageOf[K], ViewOf[K]> } = pageKinds

/** @returns the kind of a page or of a view */
export function kindOf<K extends KindName>({ kind }: { kind: K }): PageKind<PageOf[K], ViewOf[K]> {
  return kindByName[kind]
}
