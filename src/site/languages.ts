import { getOrCreate } from '../catalogue/memoize.ts'
import type { LanguageView, PictureFacts } from '../catalogue/view.ts'
import { textStates, translateCatalogue } from '../check/translation/translate.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { pageFile } from '../pages/dataFiles.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { createViews, type Views } from '../pages/registry/views.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import { isLatinLanguage } from '../ui/text/latin.ts'
import { createAddresses, folderOf, type SiteAddresses } from './addresses.ts'
import { latinForms } from './latinForms.ts'

/** The pages in one language. */
export type SiteLanguage = {
  /** Left out for the site's own. */
  key?: string
  /** The site's own, `en-IN`, where texts in it can be told by their letters. */
  original?: string
  catalogue: Catalogue
  /** Of its pages; of all other files those of the site. */
  addresses: SiteAddresses
  views: Views
  /** Whether enough of a page's words are in the language for search engines to list it. */
  isListed(path: string): boolean
}

/** Whether at least so many of a hundred texts of a page are translated from what they are now. */
function isFresh({ pages, translations }: Catalogue, key: string, path: string, share: number) {
  const file = pageFile(path)
  const texts = textStates(file, pages.get(path), translations.get(key)?.get(file))
  const fresh = texts.filter(({ state }) => state === 'fresh').length
  return fresh * 100 >= texts.length * share
}

/** A page that search engines are asked not to list. */
function withNoindex<T extends PageView>(page: T): T {
  return { ...page, head: { ...page.head, index: false } }
}

/**
 * The site in its own language, and in the others that are published.
 * @param base the site's root on its server
 * @param pictures file name -> what is known of that picture
 */
export function siteLanguages(
  catalogue: Catalogue,
  base: string,
  pictures: ReadonlyMap<string, PictureFacts>,
  sources: SourceLookup,
): [own: SiteLanguage, ...others: SiteLanguage[]] {
  const { url, languages } = catalogue.site
  const published = languages?.others.filter((other) => other.published) ?? []
  const translated = published.map((other) => translateCatalogue(catalogue, other))
  const site = { catalogues: [catalogue, ...translated], latin: latinForms }

  function inLanguage(key: string | undefined, words: Catalogue): SiteLanguage {
    const addresses = createAddresses(url, base + folderOf(key))
    const views = createViews(words, pictures, addresses.absolute, sources, site)
    // The head of each page in each language asks for all of them.
    const listed = new Map<string, boolean>()
    const isListed = (path: string) =>
      key === undefined ||
      getOrCreate(listed, path, () => isFresh(catalogue, key, path, languages?.freshShare ?? 0))
    const page = (path: string) => {
      const view = views.page(path)
      return view === undefined || isListed(path) ? view : withNoindex(view)
    }
    const isToldByLetters = key !== undefined && !isLatinLanguage(words.site.language)
    const original = isToldByLetters ? catalogue.site.language : undefined
    return { key, original, catalogue: words, addresses, views: { ...views, page }, isListed }
  }

  const own = inLanguage(undefined, catalogue)
  const others = translated.map((words, i) => inLanguage(published[i]?.key, words))
  if (languages === undefined || others.length === 0) return [own]
  const names = [languages, ...published].map(({ name }) => name)
  const choices = [own, ...others].map((one, i) => choice(one, names[i] ?? ''))
  const withChoices = (one: SiteLanguage, at: number): SiteLanguage => {
    const { label } = one.catalogue.site.languages ?? languages
    const all = { label, others: choices.filter((_, i) => i !== at) }
    return { ...one, views: { ...one.views, layout: { ...one.views.layout, languages: all } } }
  }
  return [withChoices(own, 0), ...others.map((one, i) => withChoices(one, i + 1))]
}

/** A language as the pages in the others offer it, in its own words. */
function choice({ key, catalogue: { site } }: SiteLanguage, name: string): LanguageView {
  const { offer = '', dismiss = '' } = site.languages ?? {}
  return { language: site.language, name, folder: folderOf(key), offer, dismiss }
}
