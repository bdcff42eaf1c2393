import path from 'node:path'
import { sourcesOf } from '../check/sources.ts'
import { textStates, translateCatalogue } from '../check/translation/translate.ts'
import { PICTURES } from '../model/catalogue/catalogueFiles.ts'
import type { Problem } from '../model/problem.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { pageFile } from '../pages/files.ts'
import type { SourceLookup } from '../pages/sourceView.ts'
import { createViews, type Views } from '../pages/views.ts'
import { type Addresses, createAddresses, folderOf } from './addresses.ts'
import { checkFolder } from './disk/checkFolder.ts'
import { latinForms } from './latinForms.ts'
import { readPicture, type SourcePicture } from './pictures.ts'

/** The pages in one language. */
export type SiteLanguage = {
  /** Left out for the site's own. */
  key?: string
  catalogue: Catalogue
  /** Of its pages; of all other files those of the site. */
  addresses: Addresses
  views: Views
  /** Whether enough of a page's words are in the language for search engines to list it. */
  isListed(path: string): boolean
}

/** The catalogue as the build and the dev server use it. */
export type SiteData = {
  /** In the site's own language. */
  catalogue: Catalogue
  addresses: Addresses
  sources: SourceLookup
  /** The site's own, then the others that are published. */
  languages: readonly [own: SiteLanguage, ...others: SiteLanguage[]]
  /** By the name of their file. */
  pictures: ReadonlyMap<string, SourcePicture>
  warnings: Problem[]
}

/** Whether at least so many of a hundred texts of a page are translated from what they are now. */
function isFresh({ pages, translations }: Catalogue, key: string, path: string, share: number) {
  const file = pageFile(path)
  const texts = textStates(file, pages.get(path), translations.get(key)?.get(file))
  const fresh = texts.filter(({ state }) => state === 'fresh').length
  return fresh * 100 >= texts.length * share
}

/**
 * Reads and checks the whole catalogue, and prepares what pages are made from.
 * @param root the folder that holds `data/` and `public/`
 * @param base the site's root on its server, `/` or `/shop/`
 * @returns the data, or the problems (and warnings) where there are any
 */
export async function readSite(
  root: string,
  base: string,
): Promise<SiteData | { problems: Problem[] }> {
  const { catalogue, problems, warnings } = await checkFolder(root)
  if (catalogue === undefined || problems.length > 0) {
    return { problems: [...problems, ...warnings] }
  }
  const read = async (file: string) =>
    [file, await readPicture(path.join(root, PICTURES, file))] as const
  const pictures = new Map(await Promise.all(Object.keys(catalogue.pictures).map(read)))
  const facts = new Map(Array.from(pictures, ([file, picture]) => [file, picture.facts]))
  const sources = sourcesOf(catalogue)
  const { url, languages } = catalogue.site
  const published = languages?.others.filter((other) => other.published) ?? []
  const translated = published.map((other) => translateCatalogue(catalogue, other))
  const all = [catalogue, ...translated]
  const inLanguage = (own: Catalogue, key?: string) => {
    const addresses = createAddresses(url, base + folderOf(key))
    const views = createViews(own, facts, addresses.absolute, sources, { all, latin: latinForms })
    return { catalogue: own, addresses, views }
  }
  const own: SiteLanguage = { ...inLanguage(catalogue), isListed: () => true }
  const others = published.map(({ key }, i): SiteLanguage => {
    const share = languages?.freshShare ?? 0
    return {
      key,
      ...inLanguage(translated[i] ?? catalogue, key),
      isListed: (path) => isFresh(catalogue, key, path, share),
    }
  })
  const { addresses } = own
  return { catalogue, addresses, sources, languages: [own, ...others], pictures, warnings }
}
