import { z } from 'zod'
import type { Kind } from './kind.ts'
import * as list from './kinds.ts'

const kinds = { ...list }

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

function isKindName(name: string): name is KindName {
  return Object.hasOwn(kinds, name)
}

type Single = { [K in KindName]: Kinds[K] extends { path: string } ? K : never }[KindName]

function isSingle(name: KindName): name is Single {
  return 'path' in kinds[name]
}

/** The kinds with one page alone: its path -> the kind's name. */
export const singles: ReadonlyMap<string, KindName> = new Map(
  kindNames.filter(isSingle).map((name) => [kinds[name].path, name] as const),
)

type BySlug = Exclude<Kinds[KindName], { path: string }>

const [first, ...rest] = Object.values(kinds).filter((kind): kind is BySlug => !('path' in kind))
if (first === undefined) throw new Error('no kind of page stands in data/pages/')

/** A file of `data/pages/`, of whatever kind. */
export const pageShape = z
  .discriminatedUnion('kind', [first.shape, ...rest.map(({ shape }) => shape)])
  .meta({ title: 'Page', description: 'One product or category page. Its file name is its path.' })

/** The shape of the page at a path. */
export function shapeAt(path: string): z.ZodType<Page> {
  const single = singles.get(path)
  return single === undefined ? pageShape : kinds[single].shape
}
