import type { z } from 'zod'
import type { Kind } from './kind.ts'
import * as kinds from './kinds.ts'

type Kinds = typeof kinds

export type KindName = keyof Kinds

/** The page files of each kind, by the kind's name. */
export type PageOf = { [K in KindName]: z.infer<Kinds[K]['shape']> }

/** What the browser is given of a page, by the kind's name. */
export type ViewOf = { [K in KindName]: ReturnType<Kinds[K]['view']> }

export type Page = PageOf[KindName]
export type PageView = ViewOf[KindName]

const byName: { [K in KindName]: Kind<PageOf[K], ViewOf[K]> } = kinds

/** What is known of the kind of a page, or of its view. */
export function kindOf<K extends KindName>({ kind }: { kind: K }): Kind<PageOf[K], ViewOf[K]> {
  return byName[kind]
}

export const kindNames = Object.keys(kinds).filter(isKindName)

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(kinds, name)
}
