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

/**
 * Every kind of page: the schema of its files and, if the kind has only one page, its path. It
 * is separate from the views and rules, so that reading a file does not load them.
 */
const pageSchemas = {
  about: { path: '/About', schema: AboutPage },
  compare: { path: '/Compare', schema: ComparePage },
  contact: { path: '/Contact', schema: ContactPage },
  find: { path: '/Find', schema: FindPage },
  full: { schema: FullPage },
  home: { path: '/', schema: HomePage },
  list: { path: '/List', schema: ListPage },
  placeholder: { schema: PlaceholderPage },
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

/** The path of a kind's only page; undefined for a kind whose pages are in `data/pages/`. */
export function pathOfKind(kind: KindName): string | undefined {
  const entry = pageSchemas[kind]
  return 'path' in entry ? entry.path : undefined
}

/** The kinds with only one page: its path -> the kind's name. */
export const singlePages: ReadonlyMap<string, KindName> = new Map(
  kindNames.flatMap((name) => {
    const path = pathOfKind(name)
    return path === undefined ? [] : [[path, name] as const]
  }),
)

type BySlug = Exclude<PageSchemas[KindName], { path: string }>

const [first, ...rest] = Object.values(pageSchemas).filter(
  (kind): kind is BySlug => !('path' in kind),
)
if (first === undefined) throw new Error('no kind of page is in data/pages/')

/** The schema of a file of `data/pages/`, of any kind. */
export const pageSchema = z
  .discriminatedUnion('kind', [first.schema, ...rest.map(({ schema }) => schema)])
  .meta({
    title: 'Page',
    description: 'One product or category page.',
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
