import type { Categories } from '../../src/catalogue/schemas/categories.ts'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import type { SharedData } from '../../src/pages/dataFiles.ts'
import type { PageOf } from '../../src/pages/pageSchemas.ts'
import { readData } from '../browser/readData.ts'

export const liveSite = readData<Site>('site')
export const { categories } = readData<Categories>('categories')

const routes = readData<SharedData['routes']>('routes')

/** All declared paths, and those of the pages that have a file of their own. */
export const livePaths = Object.keys(routes)
const ownPaths = livePaths.filter((path) => ['product', 'category'].includes(routes[path] ?? ''))

/** The page of a product or category. */
export function livePage(path: string): PageOf['full' | 'placeholder'] {
  return readData(`pages/${path.slice(1)}`)
}

export const liveProducts = ownPaths.filter((path) => routes[path] === 'product')
export const liveFullPages = ownPaths.filter((path) => livePage(path).kind === 'full')

/** The first product of each kind, and every path that has no file of its own. */
const oneOfEachKind = new Set([
  ...livePaths.filter((path) => !ownPaths.includes(path)),
  ...[
    ...new Map(ownPaths.map((path) => [`${routes[path]} ${livePage(path).kind}`, path])).values(),
  ],
])

/** The most pages that are opened in the site's own language: more would hold up the publication. */
const MOST = 200

const step = Math.ceil(livePaths.length / MOST)

/** The pages that are opened: all, or in a large catalogue one of each kind and every so many of the rest. */
export const openedPaths = livePaths.filter((path, i) => oneOfEachKind.has(path) || i % step === 0)

/** The addresses that are opened: in each published language one page of each kind, in the own one more. */
export const openedAddresses = [
  ...openedPaths.map((path) => ({ path, address: path })),
  ...(liveSite.languages?.others ?? [])
    .filter(({ published }) => published)
    .flatMap(({ key }) =>
      [...oneOfEachKind].map((path) => ({ path, address: `/${key}${path === '/' ? '' : path}` })),
    ),
]
