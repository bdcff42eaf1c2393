import { furtherParts } from '../catalogue/categoryParts.ts'
import { getOrCreate } from '../catalogue/memoize.ts'
import type { EncodedPicture, LanguageView } from '../catalogue/view.ts'
import { textStates, translateCatalogue } from '../check/translation/translate.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { pageFile } from '../pages/dataFiles.ts'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { type CatalogueViews, createViews } from '../pages/registry/views.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import { isLatinLanguage } from '../ui/text/latinScript.ts'
import { createAddresses, languageFolder, type SiteAddresses } from './addresses.ts'
import { latinSpellings } from './latinSpellings.ts'

/** The site in one language. */
export type SiteLanguage = {
  /** The key of the language, `gu`; left out for the site's own. */
  key?: string
  /** The site's own language, `en-IN`, if untranslated texts can be recognized by their script. */
  original?: string
  catalogue: Catalogue
  /** Addresses of pages in this language. All other files have the addresses of the site. */
  addresses: SiteAddresses
  views: CatalogueViews
  /** True if enough texts of a page are translated for search engines to list it. */
  isListed(path: string): boolean
}

/** True if at least `share` percent of the texts of a page have an up-to-date translation. */
function isMostlyTranslated(
  { pages, categories, translations }: Catalogue,
  key: string,
  path: string,
  share: number,
) {
  // A further page of a category has the texts of the first.
  const own = furtherParts(categories.categories).get(path)?.category.path ?? path
  const file = pageFile(own)
  const texts = textStates(file, pages.get(own), translations.get(key)?.get(file))
  const fresh = texts.filter(({ state }) => state === 'fresh').length
  return fresh * 100 >= texts.length * share
}

/** The page with `noindex`. */
function withNoindex<T extends PageView>(page: T): T {
  return { ...page, head: { ...page.head, index: false } }
}

/**
 * The site in its own language and in all published ones.
 * @param base the site's root on its server, `/` or `/shop/`
 * @param pictures facts of each picture, by file name
 * @param revision the day on which the data were changed last, if it is known
 */
export function siteLanguages(
  catalogue: Catalogue,
  base: string,
  pictures: ReadonlyMap<string, EncodedPicture>,
  sources: SourceLookup,
  revision?: string,
): [own: SiteLanguage, ...others: SiteLanguage[]] {
  const { url, languages } = catalogue.site
  const published = languages?.others.filter((other) => other.published) ?? []
  const translated = published.map((other) => translateCatalogue(catalogue, other))
  const unpublished = (languages?.others ?? []).filter((other) => !other.published)
  const site = {
    catalogues: [catalogue, ...translated],
    unpublished: unpublished.map((other) => translateCatalogue(catalogue, other)),
    latin: latinSpellings,
    revision,
  }

  function inLanguage(key: string | undefined, words: Catalogue): SiteLanguage {
    const addresses = createAddresses(url, base + languageFolder(key))
    const views = createViews(words, pictures, addresses.absolute, sources, site)
    // Cached, because the head of each page in each language asks for all languages.
    const listed = new Map<string, boolean>()
    const isListed = (path: string) =>
      key === undefined ||
      getOrCreate(listed, path, () =>
        isMostlyTranslated(catalogue, key, path, languages?.freshShare ?? 0),
      )
    const page = (path: string) => {
      const view = views.page(path)
      return view === undefined || isListed(path) ? view : withNoindex(view)
    }
    const hasOwnScript = key !== undefined && !isLatinLanguage(words.site.language)
    const original = hasOwnScript ? catalogue.site.language : undefined
    return { key, original, catalogue: words, addresses, views: { ...views, page }, isListed }
  }

  const own = inLanguage(undefined, catalogue)
  const others = translated.map((words, i) => inLanguage(published[i]?.key, words))
  if (languages === undefined || others.length === 0) return [own]
  const names = [languages, ...published].map(({ name }) => name)
  const choices = [own, ...others].map((language, i) => languageChoice(language, names[i] ?? ''))
  const withChoices = (language: SiteLanguage, index: number): SiteLanguage => {
    const { label } = language.catalogue.site.languages ?? languages
    const otherChoices = { label, others: choices.filter((_, i) => i !== index) }
    const layout = { ...language.views.layout, languages: otherChoices }
    return { ...language, views: { ...language.views, layout } }
  }
  return [withChoices(own, 0), ...others.map((language, i) => withChoices(language, i + 1))]
}

/** The link to a language on pages in other languages, with texts in that language. */
function languageChoice({ key, catalogue: { site } }: SiteLanguage, name: string): LanguageView {
  const { offer = '', dismiss = '' } = site.languages ?? {}
  return { language: site.language, name, folder: languageFolder(key), offer, dismiss }
}
