import { layoutAddress, pageAddress } from '../catalogue/address.ts'
import type { LayoutView } from '../catalogue/view.ts'
import type { PageView } from './pages.ts'

/** Where the routes' loaders get their data from: the network in the browser, memory in the build. */
export type Source = {
  layout(): Promise<LayoutView>
  /** @returns undefined where no page answers to the path, in any case of its letters. */
  page(path: string): Promise<PageView | undefined>
}

/** @throws where the site's own data could not be fetched */
async function get(address: string): Promise<Response> {
  const response = await fetch(address)
  if (response.ok || response.status === 404) return response
  throw new Error(`${response.status} ${address}`)
}

/**
 * The source in the browser: one JSON file for the layout, one for each page. They were checked
 * when the site was built, so they are not checked again here.
 * @param base the site's root, with a slash at its end
 */
export function networkSource(base: string): Source {
  // A page reached by an alias is asked for again by its own path: it is there already.
  const known = new Map<string, PageView>()
  return {
    async layout() {
      return (await get(base + layoutAddress)).json()
    },
    async page(path) {
      const before = known.get(path)
      if (before !== undefined) return before
      const response = await get(base + pageAddress(path))
      if (response.status === 404) return undefined
      const page: PageView = await response.json()
      known.set(path, page).set(page.path, page)
      return page
    },
  }
}

/** The source in the build and in tests: the views at hand. */
export function memorySource(layout: LayoutView, pages: ReadonlyMap<string, PageView>): Source {
  return {
    async layout() {
      return layout
    },
    async page(path) {
      return pages.get(pageAddress(path))
    },
  }
}
