import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAX_PAGE_PRODUCTS } from '../../src/catalogue/categoryParts.ts'
import { catalogueFolder } from './folders.ts'

/** A category with its heading only, whose products fill two pages and begin a third. */
export const longCategory = { path: '/RoofingSheet', products: 2 * MAX_PAGE_PRODUCTS + 1 }

/** A category with a full page, which search engines list. Its products need a second page. */
export const fullCategory = { path: '/OtherProduct', products: MAX_PAGE_PRODUCTS + 1 }

/**
 * Copies the frozen catalogue, with so many products that two categories are on several pages.
 * @param root the folder for `data/` and `public/`
 */
export async function copyWithLongCategories(root: string): Promise<void> {
  await cp(catalogueFolder, root, { recursive: true })
  const fileOf = (name: string) => path.join(root, 'data', `${name}.json`)
  const edit = async (name: string, change: (value: Record<string, unknown>) => object) => {
    const value = JSON.parse(await readFile(fileOf(name), 'utf8'))
    await writeFile(fileOf(name), JSON.stringify(change(value)))
  }
  const model = JSON.parse(await readFile(fileOf('pages/Selfdrillingscrew'), 'utf8'))
  const routes: Record<string, string> = {}
  /** Writes a page that repeats the model under another name. */
  async function writePage(slug: string, heading: string, more: object = {}): Promise<void> {
    const numbered = JSON.stringify({ ...model, heading, title: heading, ...more }, (key, value) =>
      ['tagline', 'summary', 'text'].includes(key) ? `${value} ${heading}.` : value,
    )
    await writeFile(fileOf(`pages/${slug}`), numbered)
  }
  await edit('categories', (value) => {
    const categories: { path: string; items: { name: string; path: string }[] }[] = JSON.parse(
      JSON.stringify(value.categories),
    )
    for (const { path, products } of [longCategory, fullCategory]) {
      const items = categories.find((category) => category.path === path)?.items ?? []
      for (let number = items.length + 1; number <= products; number++) {
        const added = `${path}No${number}`
        items.push({ name: `${path.slice(1)} no. ${number}`, path: added })
        routes[added] = 'product'
      }
    }
    return { ...value, categories }
  })
  await Promise.all(
    Object.keys(routes).map((added) => {
      const [, category = '', number = ''] = /^\/(\w+)No(\d+)$/.exec(added) ?? []
      return writePage(added.slice(1), `${category} no. ${number}`)
    }),
  )
  const { heading, title } = JSON.parse(await readFile(fileOf(`pages${fullCategory.path}`), 'utf8'))
  await writePage(fullCategory.path.slice(1), heading, { title })
  await edit('routes', (value) => ({ ...value, ...routes }))
}
