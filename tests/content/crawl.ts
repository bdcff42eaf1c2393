import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { LocatedProblem } from '../../src/catalogue/problem.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import { cspHash } from '../../src/site/hosting/headers.ts'
import {
  addresses,
  base,
  builtPaths,
  documentOf,
  fileOf,
  isFile,
  languageFolders,
  readBuilt,
} from '../built/dist.ts'
import { FIRST_SCREEN, firstScreenOf } from '../built/firstScreen.ts'
import { catalogueFolder } from '../helpers/folders.ts'

/** A link inside the site, and the built file that has it. */
type Link = { from: string; to: string }

const origin = new URL(addresses.absolute('/')).origin

/** The permanent redirects of the host, from the file that Netlify and Cloudflare Pages read. */
const redirects = new Map(
  readBuilt('_redirects')
    .split('\n')
    .flatMap((line) => {
      const [from, to, status = ''] = line.split(' ')
      return from !== undefined && to !== undefined && status.startsWith('301') ? [[from, to]] : []
    }),
)

/** The declared path of each built page, in every language. */
const pathOfFile = new Map(
  ['', ...languageFolders].flatMap((folder) =>
    builtPaths.map((declared) => [folder + fileOf(declared), declared] as const),
  ),
)

/**
 * A fault of a built page, located in the file of `data/` that describes the page.
 * @param file the built page
 * @param needle a text of the fault, whose first line in that file is named
 */
function problemOf(file: string, message: string, fix: string, needle?: string): LocatedProblem {
  const declared = pathOfFile.get(file)
  const source = declared === undefined ? 'data/routes.json' : pageFile(declared)
  const lines = readFileSync(path.join(catalogueFolder, source), 'utf8').split('\n')
  const found = needle === undefined ? -1 : lines.findIndex((line) => line.includes(needle))
  const line = found < 0 ? 1 : found + 1
  const place = { file: source, line, column: 1 }
  return { ...place, message: `${declared ?? file}: ${message}`, fix: fix }
}

/** Every address in a page that the browser, a search engine or a reader may follow. */
function linksOf(page: Document): string[] {
  const attributeOf = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
  const candidates = [...attributeOf('[srcset]', 'srcset'), ...attributeOf('link', 'imagesrcset')]
  const style = Array.from(page.querySelectorAll('style'), (each) => each.textContent).join('')
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const links = [
    ...attributeOf('[href]', 'href'),
    ...attributeOf('[src]:not(iframe)', 'src'),
    ...attributeOf('meta[property="og:image"], meta[property="og:url"]', 'content'),
    ...attributeOf('script[data-files]', 'data-files').flatMap((list) => list.split(' ')),
    ...candidates.flatMap((list) => list.split(', ').map((one) => one.split(' ')[0] ?? '')),
    ...Array.from(
      style.matchAll(/url\((?:"([^"]*)"|([^)]+))\)/g),
      ([, text, url = '']) => text ?? url,
    ),
    ...Array.from(data.matchAll(/"(?:url|item|image)":"([^"]+)"/g), ([, url = '']) => url),
  ]
  return links.filter((link) => link !== '')
}

/** The ids that more than one element of a page has. */
function repeatedIds(page: Document): string[] {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))]
}

/** In bytes, compressed: a page that weighs more takes over a second on a slow phone. */
const HEAVY = 30_000

/** Warnings if a page, or its first screen, weighs more than a slow phone loads quickly. */
function weightWarnings(file: string): LocatedProblem[] {
  const html = readBuilt(file)
  const warningAbove = (
    most: number,
    part: string,
    what: string,
    fix: string,
  ): LocatedProblem[] => {
    const { length } = gzipSync(part, { level: 9 })
    if (length <= most) return []
    const message = `${what} weighs ${Math.ceil(length / 1000)} kB, and opens slowly on a phone`
    return [{ ...problemOf(file, message, fix), warning: true }]
  }
  const [page, first] = [
    'Shorten its texts, or divide it into two pages.',
    'Shorten what it shows first.',
  ]
  return [
    ...warningAbove(HEAVY, html, 'the page', page),
    ...warningAbove(FIRST_SCREEN, firstScreenOf(html), 'its first screen', first),
  ]
}

/** Faults of one page that need no other file: ids, structured data, and the content security policy. */
function pageProblems(file: string, page: Document): LocatedProblem[] {
  const problems = repeatedIds(page).map((id) =>
    problemOf(
      file,
      `the id "${id}" is used twice, so that links to it lead to the first only`,
      'Give the two different names.',
      id,
    ),
  )
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(script.textContent ?? '')
    } catch {
      const message = 'search engines cannot read its structured data (JSON-LD)'
      problems.push(problemOf(file, message, 'Report this to the developers.'))
    }
  }
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
  const allowed = policy?.getAttribute('content') ?? ''
  const inline = page.querySelectorAll(
    'style, script:not([src], [type$=json], [type=speculationrules])',
  )
  for (const { textContent, localName } of inline) {
    if (policy === null || allowed.includes(cspHash(textContent ?? ''))) continue
    const message = `its policy refuses an inline ${localName} of the page`
    problems.push(problemOf(file, message, 'Report this to the developers.'))
  }
  return problems
}

/** The file that a static server answers an address with; undefined if it has none. */
function answer(pathname: string): string | undefined {
  const target = redirects.get(pathname) ?? pathname
  if (!target.startsWith(base)) return undefined
  const name = target.slice(base.length)
  return [name, fileOf(`/${name}`)].find(isFile)
}

/** The places where a crawl begins: the home page, the sitemap, and what robots.txt names. */
function starts(): Link[] {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)]
  const sitemaps = [...readBuilt('robots.txt').matchAll(/Sitemap: (.*)/g)]
  return [
    { from: '', to: addresses.absolute('/') },
    ...listed.map(([, to = '']) => ({ from: 'sitemap.xml', to })),
    ...sitemaps.map(([, to = '']) => ({ from: 'robots.txt', to })),
  ]
}

/**
 * Follows every link of the built site, from its home page and its sitemap on.
 * @returns the built files that it reached, and the faults: links, anchors and pictures that lead
 * nowhere, and what is wrong inside the pages
 */
export function crawlSite(): { reached: ReadonlySet<string>; problems: LocatedProblem[] } {
  const reached = new Set<string>()
  const problems: LocatedProblem[] = []
  const ids = new Map<string, Set<string>>()
  const anchors: (Link & { file: string; id: string })[] = []
  const broken: Link[] = []
  const waiting = starts()
  for (const { from, to } of waiting) {
    const current = addresses.absolute(`/${from.replace(/(index)?\.html$/, '')}`)
    const url = URL.canParse(to, current) ? new URL(to, current) : undefined
    if (url !== undefined && url.origin !== origin) continue
    const file = url === undefined ? undefined : answer(decodeURI(url.pathname))
    if (url === undefined || file === undefined) {
      broken.push({ from, to })
      continue
    }
    const id = url.hash.slice(1)
    // The comparison names its products after the "#".
    if (id !== '' && !to.startsWith('#') && url.pathname.endsWith('/Compare')) {
      for (const slug of id.split(',')) waiting.push({ from, to: new URL(slug, url).href })
    } else if (id !== '') anchors.push({ from, to, file, id })
    if (reached.has(file)) continue
    reached.add(file)
    if (file.endsWith('.html')) {
      const page = documentOf(file)
      ids.set(file, new Set([...page.querySelectorAll('[id]')].map((element) => element.id)))
      for (const link of linksOf(page)) waiting.push({ from: file, to: link })
      problems.push(...pageProblems(file, page), ...weightWarnings(file))
    }
    if (file.endsWith('.webmanifest')) {
      const { start_url, icons = [] } = JSON.parse(readBuilt(file))
      for (const link of [start_url, ...icons.map(({ src }: { src: string }) => src)]) {
        waiting.push({ from: file, to: link })
      }
    }
  }
  for (const { from, to, file, id } of anchors) {
    if (!ids.get(file)?.has(id)) broken.push({ from, to })
  }
  for (const { from, to } of broken) {
    const needle = to.replace(/^.*[/#]/, '')
    const fix = 'Correct the link, or remove it.'
    problems.push(problemOf(from, `"${to}" leads to nothing`, fix, needle || undefined))
  }
  for (const declared of builtPaths) {
    if (reached.has(fileOf(declared))) continue
    const message = 'no link leads to this page'
    problems.push(problemOf(fileOf(declared), message, 'List it in a menu, or link to it.'))
  }
  return { reached, problems }
}
