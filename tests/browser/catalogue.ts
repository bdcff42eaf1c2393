import type { Aliases } from '../../src/catalogue/schemas/aliases.ts'
import type { Answers } from '../../src/catalogue/schemas/answers.ts'
import type { Categories } from '../../src/catalogue/schemas/categories.ts'
import type { Jobs } from '../../src/catalogue/schemas/jobs.ts'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import type { ComparePage } from '../../src/pages/compare/schema.ts'
import type { ContactPage } from '../../src/pages/contact/schema.ts'
import type { SharedData } from '../../src/pages/dataFiles.ts'
import type { FindPage } from '../../src/pages/find/schema.ts'
import type { HomePage } from '../../src/pages/home/schema.ts'
import type { ListPage } from '../../src/pages/list/schema.ts'
import type { PageOf } from '../../src/pages/pageSchemas.ts'
import { readData } from './readData.ts'

/* What is promised: the words and paths of `data/`, read as an editor left them. */

export const routes = readData<SharedData['routes']>('routes')
export const aliases = readData<Aliases>('aliases')
export const siteFacts = readData<Site>('site')
/** The address of the published site, with a slash at its end. */
export const siteAddress = new URL(siteFacts.url).href
export const { categories } = readData<Categories>('categories')
export const homePage = readData<HomePage>('home')
export const contactPage = readData<ContactPage>('contact')
export const comparePage = readData<ComparePage>('compare')
/** With the roof calculator, which the frozen catalogue has. */
type FrozenList = ListPage & { words: Required<ListPage['words']> }
export const listPage = readData<FrozenList>('list')
export const findPageData = readData<FindPage>('find')
export const { properties, words } = readData<SharedData['properties']>('properties')
export const { jobs } = readData<Jobs>('jobs')
export const { answers } = readData<Answers>('answers')

/** The label of a page in the header, beside the menus. */
export function propertyLabel(path: string): string {
  return siteFacts.navigation.links.find((link) => link.path === path)?.label ?? ''
}

/** All declared paths. */
export const declaredPaths = Object.keys(routes)

/** The paths that links lead to. Links to the comparison have products after the path. */
export const linked = declaredPaths.filter((path) => routes[path] !== 'compare')

/** The page of a product or category path. */
export function pageFileOf(path: string): PageOf['full' | 'placeholder'] {
  return readData(`pages/${path.slice(1)}`)
}

/** The kind of a page, and of its table. */
function layoutOf(path: string): string {
  const kind = routes[path] ?? ''
  if (!['product', 'category'].includes(kind)) return kind
  const page = pageFileOf(path)
  return page.kind === 'full' ? `full, ${Object.keys(page.specification)}` : page.kind
}

/** One page of each kind, and one full page for each kind of table. */
export const samplePaths = [
  ...new Map(declaredPaths.toReversed().map((path) => [layoutOf(path), path])).values(),
]

/**
 * The tag for a test of each path: `npm test` tries the home page, a full product page and the list, a
 * publication one page of each kind, and the night all of them.
 */
export function tagOf(path: string): { tag?: string } {
  if (['/', productPage, '/List'].includes(path)) return { tag: '@core' }
  return samplePaths.includes(path) ? {} : { tag: '@nightly' }
}

/** The tag for a test that takes long on each path: a publication tries two pages, the night all of them. */
export function longTagOf(path: string): { tag?: string } {
  const [firstFull] = samplePaths.filter((sample) => fullPaths.includes(sample))
  return ['/', firstFull].includes(path) ? {} : { tag: '@nightly' }
}

/** The tag for a row of a table of similar cases: a publication tries the first ones, the night all of them. */
export function rowTag(row: number, first = 1): { tag?: string } {
  return row < first ? {} : { tag: '@nightly' }
}

/** True for the path of a placeholder: a page with nothing but its heading. */
export function isPlaceholder(path: string): boolean {
  return routes[path] === 'product' && !fullPaths.includes(path)
}

/** The product paths with full pages. */
export const fullPaths = declaredPaths.filter(
  (path) =>
    ['product', 'category'].includes(routes[path] ?? '') && pageFileOf(path).kind === 'full',
)

/** The pictures in the gallery of a full page, without file extensions, and the index of the main one. */
export function galleryOf(path: string): { names: string[]; main: number } {
  const page = pageFileOf(path)
  if (page.kind !== 'full') throw new Error(`${path} is no full page`)
  const { images, main = 0 } = page.gallery
  const files = images.length === 0 ? [page.picture] : images
  return { names: files.flatMap((file) => file?.replace(/\.\w+$/, '') ?? []), main }
}

/** The accessible name of a thumbnail. */
export function thumbnailName(number: number | string, total: number): string {
  return siteFacts.product.showPicture
    .replace('{number}', String(number))
    .replace('{total}', String(total))
}

const byPictures = fullPaths.toSorted(
  (one, other) => galleryOf(one).names.length - galleryOf(other).names.length,
)

/** The full page with the most pictures. */
export const mostPictures = byPictures.at(-1) ?? ''

/** The names in the file of a page other than the home page. */
function fileOf(path: string): { heading: string; title?: string | undefined } {
  const kind = routes[path] ?? ''
  const bySlug = ['product', 'category'].includes(kind)
  // The only page of its kind is in a file with the name of the kind.
  return bySlug ? pageFileOf(path) : readData<{ heading: string; title?: string }>(kind)
}

/** The `h1` of a page. */
export function headingAt(path: string): string {
  return path === '/' ? homePage.hero.heading : fileOf(path).heading
}

/** The name of a product in the menus and in the editor. */
export function pageName(path: string): string {
  const items = categories.flatMap(({ items }) => items)
  return items.find((item) => item.path === path)?.name ?? headingAt(path)
}

/** The document title: the page's own, or its heading and the name of the business. */
export function titleOf(path: string): string {
  return (
    (path === '/' ? homePage.title : fileOf(path).title) ?? `${headingAt(path)} | ${siteFacts.name}`
  )
}

const [found] = homePage.products.cards.filter(({ path }) =>
  fullPaths.includes(aliases[path] ?? path),
)
if (found === undefined) throw new Error('no card leads to a full page')

/** A card of the home page, and the path of the full page that it leads to. */
export const card = found
export const productPage = aliases[found.path] ?? found.path
