import { expect, it } from 'vitest'
import { registry } from '../helpers/registry.ts'
import {
  addresses,
  base,
  built,
  documentOf,
  fileOf,
  htmlFiles,
  isFile,
  languageFolders,
  paths,
} from './dist.ts'

/** A link to somewhere inside the site, and the file it stands in. */
type Link = { from: string; to: string }

const origin = new URL(addresses.absolute('/')).origin

const redirects = new Map(
  built('_redirects')
    .split('\n')
    .flatMap((line) => {
      const [from, to, status = ''] = line.split(' ')
      return from !== undefined && to !== undefined && status.startsWith('301') ? [[from, to]] : []
    }),
)

/** Everything in a page that the browser, a search engine or a reader may follow. */
function linksOf(page: Document): string[] {
  const attributes = [
    ...[...page.querySelectorAll('[href]')].map((element) => element.getAttribute('href')),
    ...[...page.querySelectorAll('[src]:not(iframe)')].map((element) =>
      element.getAttribute('src'),
    ),
    ...[...page.querySelectorAll('meta[property="og:image"], meta[property="og:url"]')].map(
      (meta) => meta.getAttribute('content'),
    ),
    ...[...page.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
        .split(', ')
        .map((candidate) => candidate.split(' ')[0] ?? ''),
    ),
    ...(page.querySelector('meta[name=boot]')?.getAttribute('content') ?? '').split(' '),
    ...[...(page.querySelector('style')?.textContent ?? '').matchAll(/url\(([^)]+)\)/g)].map(
      ([, url = '']) => url,
    ),
    ...[
      ...(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '').matchAll(
        /"(?:url|item|image)":"([^"]+)"/g,
      ),
    ].map(([, url = '']) => url),
  ]
  return attributes.filter((link) => link !== null).filter((link) => link !== '')
}

/** The file a static server answers an address with; undefined where it has none. */
function answer(pathname: string): string | undefined {
  const target = redirects.get(pathname) ?? pathname
  if (!target.startsWith(base)) return undefined
  const name = target.slice(base.length)
  return [name, fileOf(`/${name}`)].find((file) => file !== '' && isFile(file))
}

/**
 * Walks through the site from its home page and its sitemap.
 * @returns the pages it came to, and the links that lead nowhere
 */
function crawl(): { reached: Set<string>; broken: Link[] } {
  const reached = new Set<string>()
  const broken: Link[] = []
  const ids = new Map<string, Set<string>>()
  const anchors: (Link & { file: string; id: string })[] = []
  const waiting: Link[] = [
    { from: '', to: addresses.absolute('/') },
    ...[...built('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, to = '']) => ({
      from: 'sitemap.xml',
      to,
    })),
    ...[...built('robots.txt').matchAll(/Sitemap: (.*)/g)].map(([, to = '']) => ({
      from: 'robots.txt',
      to,
    })),
  ]
  for (const { from, to } of waiting) {
    const here = addresses.absolute(`/${from.replace(/index\.html$/, '')}`)
    if (!URL.canParse(to, here)) {
      broken.push({ from, to })
      continue
    }
    const url = new URL(to, here)
    if (url.origin !== origin) continue
    const file = answer(decodeURI(url.pathname))
    if (file === undefined) {
      broken.push({ from, to })
      continue
    }
    const id = url.hash.slice(1)
    // What is compared is named by its page.
    if (id !== '' && url.pathname.endsWith('/Compare')) {
      for (const slug of id.split(',')) waiting.push({ from, to: new URL(slug, url).href })
    } else if (id !== '') anchors.push({ from, to, file, id })
    if (reached.has(file)) continue
    reached.add(file)
    if (file.endsWith('.html')) {
      const page = documentOf(file)
      ids.set(file, new Set([...page.querySelectorAll('[id]')].map((element) => element.id)))
      for (const link of linksOf(page)) waiting.push({ from: file, to: link })
    }
    if (file.endsWith('.webmanifest')) {
      const { start_url, icons = [] } = JSON.parse(built(file))
      for (const link of [start_url, ...icons.map(({ src }: { src: string }) => src)]) {
        waiting.push({ from: file, to: link })
      }
    }
  }
  for (const { from, to, file, id } of anchors) {
    if (!ids.get(file)?.has(id)) broken.push({ from, to })
  }
  return { reached, broken }
}

const { reached, broken } = crawl()

it('leads from every link, anchor, picture, icon and sitemap entry to something that is there', () => {
  expect(broken).toEqual([])
})

it('reaches every declared path from the home page', () => {
  expect(paths.map(fileOf).filter((file) => !reached.has(file))).toEqual([])
})

it('holds no page that nothing leads to', () => {
  const known = [...Object.keys(registry.aliases).map(fileOf), '404.html', 'offline.html']
  const inEach = new Set(['', ...languageFolders].flatMap((one) => known.map((file) => one + file)))
  expect(htmlFiles.filter((file) => !reached.has(file) && !inEach.has(file))).toEqual([])
})
