import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { createAddresses, languageFolder } from '../../src/site/addresses.ts'
import { siteFolder } from '../helpers/folders.ts'
import { registry } from '../helpers/registry.ts'

/** A file of the finished site as text. */
export function built(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8')
}

/** Whether a file of this name lies in the finished site. */
export function isFile(file: string): boolean {
  return statSync(path.join(siteFolder, file), { throwIfNoEntry: false })?.isFile() ?? false
}

/** Every file of the finished site, by its name from there. */
export const files: readonly string[] = readdirSync(siteFolder, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(siteFolder, path.join(entry.parentPath, entry.name)))

/** Every HTML file, alias pages and the error screen among them. */
export const htmlFiles = files.filter((file) => file.endsWith('.html'))

/** The site's root on its server, as the pages themselves say it. */
export const base =
  /rel="manifest" href="(.*)manifest\.webmanifest"/.exec(built('404.html'))?.[1] ?? ''

export const addresses = createAddresses(registry.site.url, base)

/** The folders of the languages that are published besides the site's own. */
export const languageFolders = (registry.site.languages?.others ?? [])
  .filter(({ published }) => published)
  .map(({ key }) => languageFolder(key))

/** The declared paths. */
export const paths = Object.keys(registry.routes)

/** The file that answers to a declared path or an alias. */
export function fileOf(declared: string): string {
  return path.join(declared.slice(1), 'index.html')
}

const { DOMParser } = new JSDOM().window

/** A page as a document. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/** A page of the finished site as a document. */
export function documentOf(file: string): Document {
  return parsePage(built(file))
}

/** An attribute of the one element that a selector finds. */
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
