import { layoutDataAddress, pageDataAddress } from '../../catalogue/address.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import type { PageView } from './pageKinds.ts'

/** Source of the data that the routes load: the network in the browser, memory in the build. */
export type PageSource = {
  layout(): Promise<LayoutView>
  /** @returns undefined if no page has the path, in upper or lower case. */
  page(path: string): Promise<PageView | undefined>
}

/** Facts that the build writes into a document: its page, its language, and the stamps of its data. */
export type DocumentFacts = {
  path?: string
  build?: string
  stamp?: string
  /** The key of its language; left out for the site's main language. */
  language?: string
  /** The language, `en-IN`, of texts that are not translated; left out if there are none. */
  original?: string
}

/**
 * The base URL of a language's pages and their data.
 * @param base the site's root, with a slash at the end
 */
export function languageBase(base: string, { language }: DocumentFacts): string {
  return language === undefined ? base : `${base}${language}/`
}

/**
 * Data as the build writes them. `build` is the same in all files that belong to one script and one
 * layout; `stamp` changes with a page's data.
 */
export type Stamped<T> = T & { build?: string; stamp?: string }

/**
 * The source in the browser: one JSON file for the layout, one for each page. They were checked
 * when the site was built, so they are not checked again here. Data of another build are rejected,
 * and so are data of the document's page that it was not built from.
 * @param base the address below which the language has its pages, with a slash at the end
 */
export function networkSource(base: string, built: DocumentFacts = {}): PageSource {
  // A page reached by an alias is requested again by its own path.
  const loadedPages = new Map<string, PageView>()
  const documentAddress = built.path && pageDataAddress(built.path)

  /** @throws if it could not be fetched, or is of another build */
  async function readData<T>(response: Response): Promise<Stamped<T>> {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
    const data: Stamped<T> = await response.json()
    if (data.build !== built.build) throw new Error(`${response.url} is of another build`)
    return data
  }

  return {
    layout: async () => readData<LayoutView>(await fetch(base + layoutDataAddress)),
    async page(path) {
      const loaded = loadedPages.get(path)
      if (loaded !== undefined) return loaded
      const address = pageDataAddress(path)
      const response = await fetch(base + address)
      if (response.status === 404 && address !== documentAddress) return undefined
      const page = await readData<PageView>(response)
      if (address === documentAddress && page.stamp !== built.stamp) {
        throw new Error(`${response.url} is of another build`)
      }
      loadedPages.set(path, page).set(page.path, page)
      return page
    },
  }
}

/** The source in the build and in tests: views in memory. */
export function memorySource(layout: LayoutView, pages: ReadonlyMap<string, PageView>): PageSource {
  return { layout: async () => layout, page: async (path) => pages.get(pageDataAddress(path)) }
}
