import { notFound } from '@tanstack/react-router'
import type { PageView } from '../pages/pages.ts'

/**
 * The page, where it is of the kind that its route shows.
 * @throws the router's not-found otherwise
 */
export function expectPage<K extends PageView['kind']>(
  page: PageView | undefined,
  kind: K,
): Extract<PageView, { kind: K }> {
  if (page === undefined || !isKind(page, kind)) throw notFound()
  return page
}

function isKind<K extends PageView['kind']>(
  page: PageView,
  kind: K,
): page is Extract<PageView, { kind: K }> {
  return page.kind === kind
}
