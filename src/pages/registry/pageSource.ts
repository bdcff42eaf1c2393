import { layoutDataAddress, pageDataAddress, pageDataName } from '../../catalogue/address.ts'
import { limitTime } from '../../catalogue/limitTime.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import type { PageView } from './pageKinds.ts'

/** In milliseconds: after it, a link loads the document of its page instead. */
const DATA_LIMIT = 20_000

/** Source of the data that the routes load: the network in the browser, memory in the build. */
export type PageSource = {
  layout(): Promise<LayoutView>
  /** @returns undefined if no page has the path, in upper or lower case. */
  page(path: string): Promise<PageView | undefined>
}

/** The stamps that the build writes into a document and into its data. */
type Stamps = {
  /** The same in all files that belong to one script and one layout. */
  build?: string
  /** Changes with the data of the page. */
  stamp?: string
}

/** Facts that the build writes into a document: its page, its language, and the stamps of its data. */
export type DocumentFacts = Stamps & {
  path?: string
  /** Set for a page whose main part a script draws. */
  drawn?: string | undefined
  /** The key of its language; left out for the site's main language. */
  language?: string
  /** The language, `en-IN`, of texts that are not translated; left out if there are none. */
  original?: string
  /** Of the error page: the names of the data of all pages, with spaces between them. */
  pages?: string
}

/**
 * The base URL of a language's pages and their data.
 * @param base the site's root, with a slash at the end
 */
export function languageBase(base: string, { language }: DocumentFacts): string {
  return language === undefined ? base : `${base}${language}/`
}

/**
 * The source in the browser: one JSON file for the layout, one for each page. They were checked
 * when the site was built, so they are not checked again here. Data of another build are rejected,
 * and so are data of the document's page that it was not built from.
 * @param base the address below which the language has its pages, with a slash at the end
 */
export function networkSource(base: string, built: DocumentFacts = {}): PageSource {
  // By address, because a page that is reached in another case is requested again by its own path.
  const loadedPages = new Map<string, PageView>()
  const dataNames = built.pages?.split(' ')
  const documentAddress = built.path && pageDataAddress(built.path)

  /**
   * Fetches a file of data. The browser may have kept that of an earlier build, so another one is requested from the
   * server itself.
   * @returns undefined if there is no such file
   * @throws if it cannot be fetched, does not arrive in time, or is of another build
   */
  async function readData<T>(address: string): Promise<T | undefined> {
    const isOwn = address === documentAddress || address === layoutDataAddress
    // Of its own data the document knows the stamps, so a kept copy is as good as a fetched one, also offline.
    for (const cache of [isOwn ? 'force-cache' : 'default', 'reload'] as const) {
      const response = await limitTime(fetch(base + address, { cache }), DATA_LIMIT)
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`${response.status} ${address}`)
      const data: T & Stamps = await limitTime(response.json(), DATA_LIMIT)
      const isOfDocument = address !== documentAddress || data.stamp === built.stamp
      if (data.build === built.build && isOfDocument) return data
    }
    throw new Error(`${address} is of another build`)
  }

  return {
    async layout() {
      const layout = await readData<LayoutView>(layoutDataAddress)
      if (!layout) throw new Error('404')
      return layout
    },
    async page(path) {
      const address = pageDataAddress(path)
      const loaded = loadedPages.get(address)
      if (loaded !== undefined) return loaded
      if (dataNames && !dataNames.includes(pageDataName(path))) return undefined
      const page = await readData<PageView>(address)
      if (page) loadedPages.set(address, page)
      else if (address === documentAddress) throw new Error('404')
      return page
    },
  }
}

/** The source in the build and in tests: views in memory. */
export function memorySource(layout: LayoutView, pages: ReadonlyMap<string, PageView>): PageSource {
  return { layout: async () => layout, page: async (path) => pages.get(pageDataAddress(path)) }
}
