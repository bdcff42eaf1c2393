import { notFound } from '@tanstack/react-router'
import type { Source } from '../pages/registry/pageSource.ts'
import type { PageView } from '../pages/registry/pageView.ts'

/**
 * The loader of a route that shows one page.
 * @throws the router's not-found where the page is of another kind
 */
export function loadPage<K extends PageView['kind']>(path: string, kind: K) {
  return async ({ context }: { context: { source: Source } }) => {
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
