import { layoutDataAddress, pageDataAddress } from '../../catalogue/address.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import type { PageView } from './pageKinds.ts'

/** Where the routes' loaders get their data from: the network in the browser, memory in the build. */
export type PageSource = {
  layout(): Promise<LayoutView>
  /** @returns undefined where no page answers to the path, in any case of its letters. */
  page(path: string): Promise<PageView | undefined>
}

/** What a document says of itself: the page that it was built for, its language, and the stamps of its data. */
export type DocumentFacts = {
  path?: string
  build?: string
  stamp?: string
  /** The key of its language; left out for the site's own. */
  language?: string
  /** The language, `en-IN`, of texts that nobody has translated; left out where there are none. */
  original?: string
}

/**
 * Where the pages of a language begin, and their data.
 * @param base the site's root, with a slash at its end
 */
export function languageBase(base: string, { language }: DocumentFacts): string {
  return language === undefined ? base : `${base}${language}/`
}

/**
 * Data as the build writes them. `build` is the same in all that it has made of one script and one
 * layout; `stamp` changes with a page's data.
 */
export type Stamped<T> = T & { build?: string; stamp?: string }

/**
 * The source in the browser: one JSON file for the layout, one for each page. They were checked
 * when the site was built, so they are not checked again here; what another build has made is
 * refused, and for the document's own page what it was not built from.
 * @param base where the pages of the language begin, with a slash at its end
 */
export function networkSource(base: string, built: DocumentFacts = {}): PageSource {
  // A page reached by an alias is requested again by its own path.
  const known = new Map<string, PageView>()
  const own = built.path && pageDataAddress(built.path)

  /** @throws where it could not be fetched, or is of another build */
  async function read<T>(response: Response): Promise<Stamped<T>> {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
    const data: Stamped<T> = await response.json()
    if (data.build !== built.build) throw new Error(`${response.url} is of another build`)
    return data
  }

  return {
    layout: async () => read<LayoutView>(await fetch(base + layoutDataAddress)),
    async page(path) {
      const before = known.get(path)
      if (before !== undefined) return before
      const address = pageDataAddress(path)
      const response = await fetch(base + address)
      if (response.status === 404 && address !== own) return undefined
      const page = await read<PageView>(response)
      if (address === own && page.stamp !== built.stamp)
        throw new Error(`${response.url} is of another build`)
      known.set(path, page).set(page.path, page)
      return page
    },
  }
}

/** The source in the build and in tests: the views at hand. */
export function memorySource(layout: LayoutView, pages: ReadonlyMap<string, PageView>): PageSource {
  return { layout: async () => layout, page: async (path) => pages.get(pageDataAddress(path)) }
}
