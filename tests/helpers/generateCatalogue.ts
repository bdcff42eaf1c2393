import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pictureFolder } from '../../src/site/pictures.ts'

type Item = { name: string; path: string }
type Category = { path: string; items: Item[] }
type Json<T> = T & { $schema: string }
type Model = Json<{ kind: string; heading: string; gallery: object }>

/** The number of pictures of each generated product. */
const PICTURES = 3

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

/** A JPEG of the same picture with other bytes: a comment with a text follows its first two. */
function commentedJpeg(jpeg: Buffer, text: string): Buffer {
  const segment = Buffer.from(`\xff\xfe\0\0${text}`, 'latin1')
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/**
 * Makes a large catalogue from another one, to measure the time that tools need: the full pages are
 * repeated under other names, each with pictures of its own, and added to the routes and to the categories in turn.
 * @param root the folder of the other one
 * @param target the folder for `data/` and `public/`
 * @param pages the number of pages of the site
 */
export async function generateCatalogue(
  root: string,
  target: string,
  pages: number,
): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of ['data', 'public']) {
    await cp(join(root, name), join(target, name), { recursive: true })
  }
  const inData = (name: string) => join(target, 'data', name)
  const routes = await readJson<Json<Record<string, string>>>(inData('routes.json'))
  const menus = await readJson<Json<{ categories: Category[] }>>(inData('categories.json'))
  const described = await readJson<Json<Record<string, { alt: string }>>>(inData('pictures.json'))
  const models: Model[] = []
  for (const name of await readdir(inData('pages'))) {
    const page = await readJson<Model>(join(inData('pages'), name))
    if (page.kind === 'full') models.push(page)
  }
  const sources = Object.keys(described).filter((name) => name.endsWith('.jpg'))
  const pictures = join(target, 'public', pictureFolder)

  /** Adds a picture with the content of another one. */
  async function addPicture(name: string, source: string): Promise<void> {
    await writeFile(
      join(pictures, name),
      commentedJpeg(await readFile(join(pictures, source)), name),
    )
    described[name] = {
      ...described[source],
      alt: `${described[source]?.alt}, ${name.replace(/\D+/g, '')}`,
    }
  }

  for (let i = Object.keys(routes).length - 1; i < pages; i++) {
    const model = models[i % models.length]
    if (model === undefined) throw new Error('there is no full page to repeat')
    const slug = `Generated${i}sheet`
    const heading = `${model.heading} ${i}`
    const images: string[] = []
    for (let nth = 0; nth < PICTURES; nth++) {
      const source = sources[(PICTURES * i + nth) % sources.length] ?? ''
      const name = `${basename(source, '.jpg')}-${i}.jpg`
      await addPicture(name, source)
      images.push(name)
    }
    await writeJson(join(inData('pages'), `${slug}.json`), {
      ...numberedCopy(model, i),
      heading,
      title: heading,
      picture: undefined,
      gallery: { images },
    })
    routes[`/${slug}`] = 'product'
    menus.categories[i % menus.categories.length]?.items.push({ name: heading, path: `/${slug}` })
  }
  await writeJson(inData('routes.json'), routes)
  await writeJson(inData('categories.json'), menus)
  await writeJson(inData('pictures.json'), described)
}
