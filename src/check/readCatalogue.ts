import type { z } from 'zod'
import type { Registry } from '../catalogue/registry.ts'
import type { Page } from '../shape/page.ts'
import { eachOf } from './concurrency.ts'
import type { Draft } from './draft.ts'
import { fileOf, PAGES, type Part, pageFile, pageShape, shapes } from './files.ts'
import { filesOf, load } from './load.ts'
import { lookAtPictures } from './pictures.ts'
import type { Finding } from './problem.ts'
import { SLUG } from './rules/routes.ts'
import { didYouMean } from './suggest.ts'

/**
 * Reads `data/` and checks the shape of every file in it.
 * @returns the registry where every file has its shape, and in any case as far as they have
 */
export async function loadRegistry(
  root: string,
): Promise<{ draft: Draft; registry: Registry | undefined; findings: Finding[] }> {
  const findings: Finding[] = []
  const named = new Map<string, unknown>()
  const top = await filesOf(root, 'data')
  if (top === undefined) {
    findings.push({ file: 'data', message: 'The folder data/ is missing', hint: 'Bring it back.' })
    const nothing = { pages: new Map(), brokenPages: new Set<string>() }
    return { draft: { ...nothing, named, disk: new Map() }, registry: undefined, findings }
  }
  findings.push(...strangers('data', top, ['README.md', 'schema/', 'pages/']))

  async function part<T>(name: Part, schema: z.ZodType<T>): Promise<T | undefined> {
    return load(root, fileOf(name), schema, findings, named)
  }
  const routes = await part('routes', shapes.routes)
  const aliases = await part('aliases', shapes.aliases)
  const site = await part('site', shapes.site)
  const categories = await part('categories', shapes.categories)
  const home = await part('home', shapes.home)
  const about = await part('about', shapes.about)
  const contact = await part('contact', shapes.contact)
  const pictures = await part('pictures', shapes.pictures)
  const unconfirmed = await part('unconfirmed', shapes.unconfirmed)
  const { pages, brokenPages } = await loadPages(root, findings, named)
  const disk = await lookAtPictures(root)

  const draft = {
    ...{ routes, aliases, site, categories, home, about, contact, pictures, unconfirmed },
    ...{ pages, brokenPages, named, disk },
  }
  const whole =
    routes && aliases && site && categories && home && about && contact && pictures && unconfirmed
  if (!whole || brokenPages.size > 0) return { draft, registry: undefined, findings }
  const registry = {
    ...{ routes, aliases, site, home, about, contact, pages, pictures, unconfirmed },
    categories: categories.categories,
  }
  return { draft, registry, findings }
}

async function loadPages(root: string, findings: Finding[], named: Map<string, unknown>) {
  const read = new Map<string, Page | undefined>()
  const names = await filesOf(root, PAGES)
  const slugs: string[] = []
  for (const name of (names ?? []).map((entry) => entry.replace(/\.json\/$/, '.json'))) {
    const slug = name.replace(/\.json$/, '')
    if (slug !== name && SLUG.test(slug)) slugs.push(slug)
    else {
      findings.push({
        file: `${PAGES}/${name}`,
        message: 'Only pages belong here, in files named like their address',
        hint: 'Name it with a capital letter, then letters and digits: Newroofingsheet.json.',
      })
    }
  }
  if (slugs.length === 0) {
    findings.push({ file: PAGES, message: 'There is no page', hint: 'Bring the pages back.' })
  }
  await eachOf(slugs, async (slug) => {
    read.set(slug, await load(root, pageFile(slug), pageShape, findings, named))
  })
  const pages = new Map<string, Page>()
  const brokenPages = new Set<string>()
  for (const slug of slugs) {
    const page = read.get(slug)
    if (page === undefined) brokenPages.add(slug)
    else pages.set(slug, page)
  }
  return { pages, brokenPages }
}

/** Files of `data/` that the catalogue does not know. */
function* strangers(folder: string, names: readonly string[], known: readonly string[]) {
  const files = Object.keys(shapes).map((name) => `${name}.json`)
  for (const name of names) {
    if (known.includes(name) || files.includes(name.replace(/\/$/, ''))) continue
    yield {
      file: `${folder}/${name}`,
      message: 'The catalogue does not know this file',
      hint: didYouMean(
        name,
        files.filter((file) => !names.includes(file)),
        'Delete or move it.',
      ),
    }
  }
}
