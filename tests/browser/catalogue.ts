import { readFileSync } from 'node:fs'
import type { Parts } from '../../src/check/files.ts'
import type { AboutPage } from '../../src/pages/about/shape.ts'
import type { ContactPage } from '../../src/pages/contact/shape.ts'
import type { HomePage } from '../../src/pages/home/shape.ts'
import type { PageOf } from '../../src/pages/pages.ts'
import type { Aliases, Categories } from '../../src/shape/lists.ts'
import type { Site } from '../../src/shape/site.ts'

/** What is promised: the words and paths of `data/`, read as an editor left them. */

function read<T>(file: string): T {
  const text = readFileSync(new URL(`../../data/${file}.json`, import.meta.url), 'utf8')
  const { $schema: _, ...content } = JSON.parse(text)
  return content
}

export const routes = read<Parts['routes']>('routes')
export const aliases = read<Aliases>('aliases')
export const site = read<Site>('site')
export const { categories } = read<Categories>('categories')
export const home = read<HomePage>('home')
export const about = read<AboutPage>('about')
export const contact = read<ContactPage>('contact')

/** All declared paths. */
export const paths = Object.keys(routes)

/** The page of a product or category path. */
export function pageOf(path: string): PageOf['full' | 'placeholder'] {
  return read(`pages/${path.slice(1)}`)
}

/** The product paths whose page has everything on it. */
export const fullPaths = paths.filter(
  (path) => ['product', 'category'].includes(routes[path] ?? '') && pageOf(path).kind === 'full',
)

/** How many rows the table of a full page has below its head. */
export function rowsOf({ specification }: PageOf['full']): number {
  return 'rows' in specification ? specification.rows.length : specification.variants.rows.length
}

/** The page's one heading of the first level. */
export function headingOf(path: string): string {
  if (path === '/') return home.hero.heading
  if (path === '/About') return about.heading
  if (path === '/Contact') return contact.heading
  return pageOf(path).heading
}

/** What the tab says: its own words, and the business's name but on the home page. */
export function titleOf(path: string): string {
  return path === '/' ? home.title : `${headingOf(path)} | ${site.name}`
}

const [found] = home.products.cards.filter(({ path }) => fullPaths.includes(aliases[path] ?? path))
if (found === undefined) throw new Error('no card leads to a full page')

/** A card of the home page, and the path of the full page that it leads to. */
export const card = found
export const product = aliases[found.path] ?? found.path
