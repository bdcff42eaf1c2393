import { z } from 'zod'
import { AboutPage } from './about/schema.ts'
import { ComparePage } from './compare/schema.ts'
import { ContactPage } from './contact/schema.ts'
import { FindPage } from './find/schema.ts'
import { HomePage } from './home/schema.ts'
import { ListPage } from './list/schema.ts'
import { PrivacyPage } from './privacy/schema.ts'
import { FullPage } from './product/fullSchema.ts'
import { PlaceholderPage } from './product/placeholderSchema.ts'

/** The targets in `routes.json` of pages in the menus. */
const inMenus = ['category', 'product'] as const

/**
 * Every kind of page: the schema of its files, and the path of its only page or, if it has many, their targets in
 * `routes.json`. It is separate from the views and rules, so that reading a file does not load them.
 */
const pageSchemas = {
  about: { path: '/About', schema: AboutPage },
  compare: { path: '/Compare', schema: ComparePage },
  contact: { path: '/Contact', schema: ContactPage },
  find: { path: '/Find', schema: FindPage },
  full: { schema: FullPage, targets: inMenus },
  home: { path: '/', schema: HomePage },
  list: { path: '/List', schema: ListPage },
  placeholder: { schema: PlaceholderPage, targets: inMenus },
  privacy: { path: '/Privacy', schema: PrivacyPage },
}

type PageSchemas = typeof pageSchemas

export type KindName = keyof PageSchemas

/** The page files of each kind, by the kind's name. */
export type PageOf = { [K in KindName]: z.infer<PageSchemas[K]['schema']> }

export type Page = PageOf[KindName]

function isKindName(name: string): name is KindName {
  return Object.hasOwn(pageSchemas, name)
}

export const kindNames: readonly KindName[] = Object.keys(pageSchemas).filter(isKindName)

/** The kinds with only one page. */
type SingleKind = {
  [K in KindName]: PageSchemas[K] extends { path: string } ? K : never
}[KindName]

/** The kinds with many pages, whose files are in `data/pages/`. */
export type SlugKind = Exclude<KindName, SingleKind>

/** A value of `routes.json`: the kind of a single page, or a target of a kind with many pages. */
export type RouteTarget = SingleKind | PageSchemas[SlugKind]['targets'][number]

function isSingle(kind: KindName): kind is SingleKind {
  return 'path' in pageSchemas[kind]
}

function isSlugKind(kind: KindName): kind is SlugKind {
  return !isSingle(kind)
}

/** The path of a kind's only page; undefined for a kind whose pages are in `data/pages/`. */
export function pathOfKind(kind: KindName): string | undefined {
  return isSingle(kind) ? pageSchemas[kind].path : undefined
}

/** The targets that `routes.json` may give the pages of a kind. */
export function targetsOfKind(kind: KindName): readonly RouteTarget[] {
  return isSlugKind(kind) ? pageSchemas[kind].targets : [kind]
}

/** The kinds with only one page: its path -> the kind's name. */
export const singlePages: ReadonlyMap<string, SingleKind> = new Map(
  kindNames.filter(isSingle).map((name) => [pageSchemas[name].path, name]),
)

const slugKinds = kindNames.filter(isSlugKind)

/** The targets of pages whose files are in `data/pages/`. */
export const slugTargets: readonly RouteTarget[] = [...new Set(slugKinds.flatMap(targetsOfKind))]

const [first, ...rest] = slugKinds.map((kind) => pageSchemas[kind])
if (first === undefined) throw new Error('no kind of page is in data/pages/')

/** The schema of a file of `data/pages/`, of any kind. */
export const pageSchema = z
  .discriminatedUnion('kind', [first.schema, ...rest.map(({ schema }) => schema)])
  .meta({
    title: 'Page',
    description: 'A page with a file of its own, such as a product.',
  })

/** The schema of a page. */
export function pageSchemaOf({ kind }: Pick<Page, 'kind'>): z.ZodType<Page> {
  return pageSchemas[kind].schema
}

/** The schema of the page at a path. */
export function pageSchemaAt(path: string): z.ZodType<Page> {
  const single = singlePages.get(path)
  return single === undefined ? pageSchema : pageSchemas[single].schema
}
