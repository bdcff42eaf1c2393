import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { target } from '../ui/links/href.ts'

/**
 * @param path as it was requested: the path of a page, an alias of `data/aliases.json`, or either in another case
 * @param page the page that the build has put at that path
 * @returns the page's own path, or undefined if it is the one requested
 */
function resolveAlias(path: string, page: PageView): PageView['path'] | undefined {
  return page.path === path ? undefined : page.path
}

/** Every product and category page. A path that no page answers to is not found. */
export const Route = createFileRoute('/$slug')({
  loader: async ({ params, context }) => {
    const path = `/${params.slug}`
    const page = await context.source.page(path)
    if (page === undefined) throw notFound()
    const ownPath = resolveAlias(path, page)
    if (ownPath !== undefined) {
      throw redirect({ ...target(ownPath), search: true, hash: true, replace: true })
    }
    if (page.kind !== 'full' && page.kind !== 'placeholder') throw notFound()
    return page
  },
}).lazy(() => import('../pages/product/ProductPage.tsx').then((page) => page.Route))
