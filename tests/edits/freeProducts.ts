import { LinkPath } from '../../src/catalogue/schemas/text.ts'
import type { CatalogueCopy, SlugPage } from './catalogueCopy.ts'

type Found<K extends SlugPage['kind']> = { slug: string; page: Extract<SlugPage, { kind: K }> }

function isKind<K extends SlugPage['kind']>(
  page: SlugPage,
  kind: K,
): page is Extract<SlugPage, { kind: K }> {
  return page.kind === kind
}

/** The products of one kind, in the order of the routes. */
export async function products<K extends SlugPage['kind']>(copy: CatalogueCopy, kind: K) {
  const found: Found<K>[] = []
  for (const [path, shows] of Object.entries(await copy.get('routes'))) {
    if (shows !== 'product') continue
    const slug = path.slice(1)
    const page = await copy.page(slug)
    if (isKind(page, kind)) found.push({ slug, page })
  }
  return found
}

/** @throws if there is none, so that the edit cannot be tried on this catalogue */
export function the<T>(what: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`the catalogue has no ${what} to try this edit on`)
  return value
}

/** A product that no alias leads to, which can be removed. */
export async function free(copy: CatalogueCopy, at: number) {
  const targets: string[] = Object.values(await copy.get('aliases'))
  const all = await products(copy, 'placeholder')
  const some = all.filter(({ slug, page }) => !targets.includes(`/${slug}`) && !page.picture)
  return the('placeholder without an alias', some.at(at))
}

export async function listInMenu(
  copy: CatalogueCopy,
  slug: string,
  name: string,
  category = 0,
): Promise<void> {
  await copy.change('routes', (routes) => {
    routes[`/${slug}`] = 'product'
  })
  await copy.change('categories', ({ categories }) => {
    categories[category]?.items.push({ name, path: LinkPath.parse(`/${slug}`) })
  })
}

export async function unlist(copy: CatalogueCopy, slug: string): Promise<void> {
  await copy.change('categories', ({ categories }) => {
    for (const category of categories) {
      category.items = category.items.filter((item) => item.path !== `/${slug}`)
    }
  })
}

/** Removes a product from the jobs, a job for which no product is left, and what it comes nearest to. */
export async function unadvise(copy: CatalogueCopy, slug: string): Promise<void> {
  await copy.change('jobs', (all) => {
    for (const job of all.jobs) job.products = job.products.filter((one) => one.path !== `/${slug}`)
    all.jobs = all.jobs.filter(({ products }) => products.length > 0)
  })
  await copy.change('find', (find) => {
    for (const thing of find.unlisted ?? []) {
      if (thing.nearest?.path === `/${slug}`) delete thing.nearest
    }
  })
}
