import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { createAddresses, htmlFile, languageFolder } from '../../src/site/addresses.ts'
import { siteFolder } from '../helpers/folders.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'

/** Reads a file of the built site as text. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8')
}

/** True if the built site has a file of this name. */
export function isFile(file: string): boolean {
  return statSync(path.join(siteFolder, file), { throwIfNoEntry: false })?.isFile() ?? false
}

/** Every file of the built site, by its path inside the site. */
export const files: readonly string[] = readdirSync(siteFolder, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(siteFolder, path.join(entry.parentPath, entry.name)))

/** Every HTML file, including alias pages and the error page. */
export const htmlFiles = files.filter((file) => file.endsWith('.html'))

/** The site's root on its server, read from a built page. */
export const base =
  /rel="manifest" href="(.*)manifest\.webmanifest"/.exec(readBuilt('404.html'))?.[1] ?? ''

export const addresses = createAddresses(frozenCatalogue.site.url, base)

/** The folders of the other published languages. */
export const languageFolders = (frozenCatalogue.site.languages?.others ?? [])
  .filter(({ published }) => published)
  .map(({ key }) => languageFolder(key))

/** The declared paths. */
export const builtPaths = Object.keys(frozenCatalogue.routes)

/** The file of a declared path or an alias. */
export const fileOf = htmlFile

const { DOMParser } = new JSDOM().window

/** Parses the HTML of a page. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Parses a page of the built site. */
export function documentOf(file: string): Document {
  return parsePage(readBuilt(file))
}

/** An attribute of the only element that matches a selector. */
export function only(page: Document, selector: string, attribute: string): string {
  const found = [...page.querySelectorAll(selector)]
  if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`)
  return found[0]?.getAttribute(attribute) ?? ''
}

/** The page's structured data. */
export function structuredDataOf(page: Document): Record<string, unknown>[] {
  const text = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  return JSON.parse(text)['@graph']
}
