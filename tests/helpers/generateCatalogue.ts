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

/** A page whose own sentences each end with a number: no page may say what another says. */
function renamed(page: object, i: number): object {
  return JSON.parse(
    JSON.stringify(page, (key, value) => {
      if (key === 'description') return value.map((text: string) => `${text} ${i}`)
      return ['tagline', 'summary', 'text'].includes(key) ? `${value} ${i}` : value
    }),
  )
}

/**
 * Makes a catalogue of many pages from the real one, to measure how its tools grow: the full pages
 * are repeated under other names, and listed in the routes and in the categories by turns.
 * @param root the project's folder
 * @param target a folder of its own, which gets `data/` and `public/`
 * @param pages how many files `data/pages/` shall hold
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
      ...renamed(model, i),
      heading,
      title: heading,
    })
    routes[`/${slug}`] = 'product'
    menus.categories[i % menus.categories.length]?.items.push({ name: heading, path: `/${slug}` })
  }
  const accepted = await readJson<Json<{ acceptedWarnings: object[] }>>(
    join(target, 'data/acceptedWarnings.json'),
  )
  for (const pointer of ['/specification', '/claims']) {
    // Nobody has a catalogue with a thousand warnings about the same figures.
    const reason = 'Repeated to measure how the tools grow.'
    accepted.acceptedWarnings.push({ file: 'data/pages/Generated*.json', pointer, reason })
  }
  await writeJson(join(target, 'data/acceptedWarnings.json'), accepted)
  await writeJson(join(target, 'data/routes.json'), routes)
  await writeJson(join(target, 'data/categories.json'), menus)
}
