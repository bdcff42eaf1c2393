import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { layoutDataAddress, pageDataAddress } from '../../src/catalogue/address.ts'
import { isRecord } from '../../src/catalogue/json.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import { languageFolder } from '../../src/site/addresses.ts'
import { importBundle } from '../../src/site/bundle.ts'
import { filesIn } from '../../src/site/siteFiles.ts'
import { emptyFolder } from '../check/fixture.ts'
import { CatalogueCopy } from '../edits/catalogueCopy.ts'
import { bundleSite } from '../helpers/bundleSite.ts'
import { frozenCatalogue, viewOf } from '../helpers/frozenCatalogue.ts'
import {
  addedLanguages,
  addLanguages,
  holdBackTranslation,
  pseudoLanguage,
  removeLanguages,
} from '../helpers/pseudoLanguage.ts'
import { addresses, base, builtPaths, fileOf, parsePage } from './dist.ts'

const { key: pseudo } = pseudoLanguage
const others = addedLanguages.map(({ key }) => key)

/** The page that the added language does not translate; no other page shows its texts. */
const untranslated = builtPaths.find((path) => viewOf(path).kind === 'about') ?? ''

/** One page of each kind. */
const samples = [...new Map(builtPaths.map((path) => [viewOf(path).kind, path])).values()]

/** The built sites: with all languages, with unpublished languages, and with one language. */
const sites = { all: '', heldBack: '', single: '' }

function built(site: keyof typeof sites, file: string): string {
  return readFileSync(path.join(sites[site], file), 'utf8')
}

/**
 * The files of a site by name, in their order, without compressed copies. The finder's file for Indian scripts,
 * which knows the words of unpublished languages too, is left out, with its address and the stamps of the pages that name it.
 */
function filesWithoutFinder(site: keyof typeof sites): Map<string, string> {
  const pages = builtPaths.map((declared): unknown =>
    JSON.parse(built(site, pageDataAddress(declared))),
  )
  const own = pages.flatMap((page) =>
    isRecord(page) && 'indicIndex' in page ? [String(page.indicIndex), String(page.stamp)] : [],
  )
  const named = filesIn(sites[site]).filter((file) => !/\.(br|gz)$/.test(file) && file !== own[0])
  const textOf = (file: string) =>
    own.reduce((text, word) => text.replaceAll(word, ''), built(site, file))
  return new Map(named.toSorted().map((file) => [file, textOf(file)]))
}

/** Parses a page in a language. */
function documentOf(key: string | undefined, declared: string): Document {
  return parsePage(built('all', languageFolder(key) + fileOf(declared)))
}

function attributes(page: Document, selector: string, name: string): string[] {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
}

/** The visible texts of a page, each with its element. */
function textsOf(page: Document): { text: string; element: Element }[] {
  return [...page.querySelectorAll('title, body *')].flatMap((element) =>
    element.matches('script, style')
      ? []
      : [...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
          nodeType === 3 && nodeValue !== null ? [{ text: nodeValue, element }] : [],
        ),
  )
}

/** Every figure on a page, sorted, because languages may have another order. */
function figuresOf(page: Document): string[] {
  return textsOf(page)
    .flatMap(({ text }) => text.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .toSorted()
}

/** The targets of links and forms, without language folder and query. */
function linksOf(page: Document, key: string | undefined): string[] {
  const links = [
    ...attributes(page, 'a[href]:not([hreflang])', 'href'),
    ...attributes(page, 'form[action]', 'action'),
  ]
  return links
    .map((link) => link.replace(/\?.*/, ''))
    .map((link) => (link.startsWith(base) ? link.slice(base.length) : link))
    .map((link) =>
      link.startsWith(languageFolder(key)) ? link.slice(languageFolder(key).length) : link,
    )
    .toSorted()
}

function picturesOf(page: Document): string[] {
  return attributes(page, '[srcset], [imagesrcset], img', 'srcset').toSorted()
}

/** The language and the address of each alternate link of a page. */
function alternatesOf(page: Document): string[] {
  const links = [...page.querySelectorAll('link[rel=alternate]')]
  return links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
}

function isListed(page: Document): boolean {
  return page.querySelector('meta[name=robots]') === null
}

function canonicalOf(page: Document): string {
  return attributes(page, 'link[rel=canonical]', 'href').join()
}

const readAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'aria-description']
const readMetas = ['description', 'title', 'site_name', 'image:alt'].map(
  (name) => `meta[name="${name}"], meta[property="og:${name}"]`,
)

/** Fields of structured data that contain no text. */
const fieldsWithoutText =
  /^@|^(url|item|image|inLanguage|unitCode|unitText|email|telephone|sameAs)$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    fieldsWithoutText.test(key) ? [] : textsIn(inside),
  )
}

/** The texts of a page in Latin letters, except codes, addresses and the names of languages. */
function englishOf(page: Document): string[] {
  const translatable = textsOf(page).filter(({ element }) => {
    const language = element.closest('[lang]')?.getAttribute('lang')
    return element.closest('[translate=no]') === null && language !== frozenCatalogue.site.language
  })
  const texts = [
    ...translatable.map(({ text }) => text),
    ...readAttributes.flatMap((name) => attributes(page, `body [${name}]`, name)),
    ...readMetas.flatMap((selector) => attributes(page, selector, 'content')),
    ...textsIn(JSON.parse(page.querySelector('script[type$="ld+json"]')?.textContent ?? 'null')),
  ]
  return texts.filter((text) => /[A-Za-z]/.test(text.replace(/\S+\.\S+/g, '')))
}

describe.runIf(base === '/')('a site in several languages', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    const root = process.cwd()
    const bundles = await bundleSite()
    const site = await importBundle(bundles)
    const changes = {
      all: (folder: string) => addLanguages(folder, pageFile(untranslated)),
      heldBack: holdBackTranslation,
      single: removeLanguages,
    }
    const copy = await CatalogueCopy.make()
    vi.stubEnv('CATALOGUE', copy.root)
    for (const name of ['all', 'heldBack', 'single'] as const) {
      await changes[name](copy.root)
      sites[name] = await emptyFolder()
      await site.buildSite({ root, bundles, outDir: sites[name], emptyOutDir: true })
    }
    vi.unstubAllEnvs()
    await rm(bundles, { recursive: true })
  }, 600_000)

  it('has no trace of unpublished languages, but for the words that the finder knows', () => {
    const [held, single] = [filesWithoutFinder('heldBack'), filesWithoutFinder('single')]
    expect([...held.keys()]).toEqual([...single.keys()])
    const differing = [...held].filter(([file, text]) => text !== single.get(file))
    expect(differing.map(([file]) => file)).toEqual([])
    const traces = [...held].filter(
      ([file, text]) => file.endsWith('.html') && / hreflang=/.test(text),
    )
    expect(traces.map(([file]) => file)).toEqual([])
  })

  it('has the pages of its own language at the same addresses as a site with one language', () => {
    const pages = (site: keyof typeof sites) =>
      filesIn(sites[site]).filter((file) => file.endsWith('.html'))
    const inFolder = (file: string) => others.some((key) => file.startsWith(languageFolder(key)))
    const ownPages = pages('all').filter((file) => !inFolder(file))
    expect(ownPages.toSorted()).toEqual(pages('single').toSorted())
  })

  it('adds at most 250 bytes per language to a page and its layout', () => {
    const size = (site: keyof typeof sites, file: string) => gzipSync(built(site, file)).length
    const more = (file: string) => size('all', file) - size('single', file)
    const longest = Math.max(...builtPaths.map((declared) => more(fileOf(declared))))
    expect(longest + more(layoutDataAddress)).toBeLessThan(250 * others.length)
  })

  describe.each(builtPaths)('%s', (declared) => {
    const pages = new Map<string | undefined, Document>()
    const pageIn = (key: string | undefined) => {
      const page = pages.get(key) ?? documentOf(key, declared)
      pages.set(key, page)
      return page
    }

    it.each(others)('has the same figures, links and pictures in "%s"', (key) => {
      const [english, page] = [pageIn(undefined), pageIn(key)]
      expect(figuresOf(page)).toEqual(figuresOf(english))
      expect(linksOf(page, key)).toEqual(linksOf(english, undefined))
      expect(picturesOf(page)).toEqual(picturesOf(english))
    })

    it('is listed in the languages that translate it, and each version links to all of them', () => {
      const all = [undefined, ...others].map(pageIn)
      const listed = all.filter(isListed)
      const [english] = listed
      const languages = listed.map((page) => `${page.documentElement.lang} ${canonicalOf(page)}`)
      const expected =
        english === undefined || listed.length < 2
          ? []
          : [...languages, `x-default ${canonicalOf(english)}`]
      for (const page of listed) expect(alternatesOf(page)).toEqual(expected)
      for (const page of all) {
        if (!isListed(page)) expect(alternatesOf(page)).toEqual([])
        const inSitemap = built('all', 'sitemap.xml').includes(`<loc>${canonicalOf(page)}</loc>`)
        expect(inSitemap, canonicalOf(page)).toBe(isListed(page))
      }
    })

    it.each(others)(
      'has an address of its own in "%s", and links to the other languages',
      (key) => {
        const page = pageIn(key)
        const address = addresses.absolute(`/${languageFolder(key)}${declared.slice(1)}`)
        expect(canonicalOf(page)).toBe(address)
        expect(attributes(page, 'meta[property="og:url"]', 'content')).toEqual([address])
        const expected = [undefined, ...others].filter((other) => other !== key)
        expect(attributes(page, 'header a[hreflang]', 'href')).toEqual(
          expected.map((other) => base + languageFolder(other) + declared.slice(1)),
        )
        const needed = attributes(page, 'script[data-files]', 'data-files').join().split(' ')
        const missing = needed.filter((file) => !existsSync(path.join(sites.all, file)))
        expect(missing).toEqual([])
      },
    )

    it.runIf(declared !== untranslated)('contains no English if every text is translated', () => {
      expect(englishOf(pageIn(pseudo))).toEqual([])
    })
  })

  it('marks English texts on an untranslated page, and asks search engines not to list it', () => {
    const page = documentOf(pseudo, untranslated)
    expect(page.querySelector('h1')?.lang).toBe(frozenCatalogue.site.language)
    expect(attributes(page, 'meta[name=robots]', 'content')).toEqual(['noindex, follow'])
  })

  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:document'] }),
  )

  it.each(samples)('is valid HTML in every language: %s', async (declared) => {
    for (const key of others) {
      const file = languageFolder(key) + fileOf(declared)
      const { results } = await validator.validateString(built('all', file), file)
      expect(results.flatMap(({ messages }) => messages)).toEqual([])
    }
  })
})
