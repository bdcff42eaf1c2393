import type { PageView } from '../pages/registry/pageKinds.ts'
import type { UnknownAddress } from './-unknown.tsx'

/**
 * Makes the loader of a route that shows one page.
 * @param path the path of the page
 * @param kind the expected kind of the page
 * @returns the loader. It throws the router's not-found error if there is no page of this kind
 */
export function pageLoader<K extends PageView['kind']>(path: string, kind: K) {
  return async (options: UnknownAddress) => {
    const page = await options.context.source.page(path)
    return page === undefined || !isKind(page, kind) ? loadUnknownAddress(options) : page
  }
}

function isKind<K extends PageView['kind']>(
  page: PageView,
  kind: K,
): page is Extract<PageView, { kind: K }> {
  return page.kind === kind
}

/** The loader of an address that no page has; its code is loaded for such addresses only. */
export function loadUnknownAddress(options: UnknownAddress): Promise<never> {
  return import('./-unknown.tsx').then(({ repair }) => repair(options))
}
