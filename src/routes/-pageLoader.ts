import { notFound } from '@tanstack/react-router'
import type { PageView } from '../pages/registry/pageKinds.ts'
import type { PageSource } from '../pages/registry/pageSource.ts'

/**
 * Makes the loader of a route that shows one page.
 * @param path the path of the page
 * @param kind the expected kind of the page
 * @throws the router's not-found error if there is no page of this kind
 */
export function pageLoader<K extends PageView['kind']>(path: string, kind: K) {
  return async ({ context }: { context: { source: PageSource } }) => {
    const page = await context.source.page(path)
    if (page === undefined || !isKind(page, kind)) throw notFound()
    return page
  }
}

function isKind<K extends PageView['kind']>(
  page: PageView,
  kind: K,
): page is Extract<PageView, { kind: K }> {
  return page.kind === kind
}
