import { expect, it } from 'vitest'
import { MAX_PAGE_PRODUCTS } from '../../src/catalogue/categoryParts.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { formatProblems } from '../../src/check/report.ts'
import { createCatalogueService } from '../../src/editor/worker/catalogueService.ts'
import { checkFolder, readFolder } from '../../src/site/disk/checkFolder.ts'
import { emptyFolder } from '../check/fixture.ts'
import { frozenCatalogue, views as frozenViews } from '../helpers/frozenCatalogue.ts'
import { copyWithLongCategories, fullCategory, longCategory } from '../helpers/longCategories.ts'
import { viewsOf } from '../helpers/views.ts'

const root = await emptyFolder()
await copyWithLongCategories(root)
const { catalogue, problems } = await checkFolder(root)
if (catalogue === undefined || problems.length > 0)
  throw new Error(formatProblems(problems, 'text'))
const views = viewsOf(catalogue)

/** The pages of a category. */
const pagesOf = (path: string) =>
  views.paths
    .filter((other) => other === path || other.startsWith(`${path}Page`))
    .flatMap((other) => views.page(other) ?? [])

/** The products that a page lists. */
function listed(page: ReturnType<typeof views.page>): readonly { path: string }[] {
  return page !== undefined && 'relatedProducts' in page ? page.relatedProducts.links : []
}

const long = pagesOf(longCategory.path)

it('a long category is on several pages, which have each product once', () => {
  const { length } = long
  expect(length).toBe(3)
  const paths = long.flatMap(listed).map(({ path }) => path)
  const items = catalogue.categories.categories.find(
    ({ path }) => path === longCategory.path,
  )?.items
  expect(paths).toEqual(items?.map(({ path }) => path))
  expect(long.map((page) => listed(page).length)).toEqual([MAX_PAGE_PRODUCTS, MAX_PAGE_PRODUCTS, 1])
})

it('each page has an address, a title, a heading and a step of the breadcrumb of its own', () => {
  for (const values of [
    long.map(({ path }) => path),
    long.map(({ head }) => head.title),
    long.map(({ head }) => head.canonical),
    long.map((page) => 'heading' in page && page.heading),
    long.map(({ breadcrumb }) => breadcrumb?.current.label),
  ]) {
    expect(new Set(values).size, String(values)).toBe(long.length)
  }
})

it('each page names those before and after it', () => {
  const [first, second, third] = long.map(({ head }) => head)
  expect([first?.previous, first?.next]).toEqual([undefined, second?.canonical])
  expect([second?.previous, second?.next]).toEqual([first?.canonical, third?.canonical])
  expect([third?.previous, third?.next]).toEqual([second?.canonical, undefined])
})

it('search engines may list the further pages if they may list the first', () => {
  expect(long.map(({ head }) => head.index)).toEqual([false, false, false])
  expect(pagesOf(fullCategory.path).map(({ head }) => head.index)).toEqual([true, true])
})

it('there is no page beyond the last, and none with the number 1', () => {
  for (const number of [0, 1, 4]) {
    expect(views.page(`${longCategory.path}Page${number}`)).toBeUndefined()
  }
})

it('the finder has the products of all pages', () => {
  const { length } = catalogue.categories.categories.flatMap(({ items }) => items)
  expect(views.finderContents().file.products).toHaveLength(length)
})

it('the preview of the editor shows a further page', async () => {
  const service = createCatalogueService()
  service.load({ ...(await readFolder(root)), facts: new Map() })
  const page = service.page(`${longCategory.path}Page2`, true)
  expect(listed(page)).toHaveLength(MAX_PAGE_PRODUCTS)
})

it('a category that fits on one page knows nothing of others', () => {
  expect(frozenViews.paths).toEqual(Object.keys(frozenCatalogue.routes))
  const texts = frozenCatalogue.categories.categories.map(({ path }) => frozenViews.page(path))
  expect(JSON.stringify(texts)).not.toMatch(/"(?:all|previous|next)":/)
})

it.each(['routes', 'aliases'])(
  '%s.json cannot give the address of such a page away',
  async (name) => {
    const files = await readFolder(root)
    const file = `data/${name}.json`
    const text = String(files.texts.get(file))
    const taken = `${longCategory.path.toUpperCase()}Page2`
    const value = name === 'routes' ? 'product' : '/About'
    const texts = new Map(files.texts).set(
      file,
      JSON.stringify({ ...JSON.parse(text), [taken]: value }),
    )
    const found = checkCatalogue({ ...files, texts }).problems.map(({ message }) => message)
    expect(
      found.filter((message) => /is already used by the products of/.test(message)),
    ).toHaveLength(1)
  },
)
