import { notFound } from '@tanstack/react-router'
import type { PageView } from '../pages/registry/pageKinds.ts'
import type { PageSource } from '../pages/registry/pageSource.ts'

/**
 * The loader of a route that shows one page.
 * @throws the router's not-found where the page is of another kind
 */
export function loadPage<K extends PageView['kind']>(path: string, kind: K) {
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
