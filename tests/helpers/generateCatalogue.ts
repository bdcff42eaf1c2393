import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

type Item = { name: string; path: string }
type Category = { path: string; items: Item[] }
type Json<T> = T & { $schema: string }

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** A copy of a page with a number in each of its own sentences: no two pages may have the same text. */
function numberedCopy(page: object, i: number): object {
  return JSON.parse(
    JSON.stringify(page, (key, value) => {
      if (key === 'description') return value.map((text: string) => `${text} ${i}`)
      return ['tagline', 'summary', 'text'].includes(key) ? `${value} ${i}` : value
    }),
  )
}

/**
 * Makes a large catalogue from the real one, to measure the time that tools need: the full pages are
 * repeated under other names, and added to the routes and to the categories in turn.
 * @param root the project's folder
 * @param target the folder for `data/` and `public/`
 * @param pages the number of files in `data/pages/`
 */
export async function generateCatalogue(
  root: string,
  target: string,
  pages: number,
): Promise<void> {
  await mkdir(target, { recursive: true })
  await cp(join(root, 'data'), join(target, 'data'), { recursive: true })
  await symlink(resolve(root, 'public'), join(target, 'public'), 'junction')
  const folder = join(target, 'data/pages')
  const routes = await readJson<Json<Record<string, string>>>(join(target, 'data/routes.json'))
  const menus = await readJson<Json<{ categories: Category[] }>>(
    join(target, 'data/categories.json'),
  )
  const names = await readdir(folder)
  const models: Json<{ kind: string; heading: string }>[] = []
  for (const name of names) {
    const page = await readJson<Json<{ kind: string; heading: string }>>(join(folder, name))
    if (page.kind === 'full') models.push(page)
  }
  for (let i = names.length; i < pages; i++) {
    const model = models[i % models.length]
    if (model === undefined) throw new Error('there is no full page to repeat')
    const slug = `Generated${i}sheet`
    const heading = `${model.heading} ${i}`
    await writeJson(join(folder, `${slug}.json`), {
      ...numberedCopy(model, i),
      heading,
      title: heading,
    })
    routes[`/${slug}`] = 'product'
    menus.categories[i % menus.categories.length]?.items.push({ name: heading, path: `/${slug}` })
  }
  await writeJson(join(target, 'data/routes.json'), routes)
  await writeJson(join(target, 'data/categories.json'), menus)
}
