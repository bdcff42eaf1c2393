import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { routeTarget } from '../ui/links/href.ts'

/**
 * Resolves the aliases of `data/aliases.json`, and other spellings of paths.
 * @param path the requested path: that of a page, an alias, or either in another case
 * @param page the page whose data the build has written for that path
 * @returns the page's own path, or undefined if it is the requested one
 */
function resolveAlias(path: string, page: PageView): PageView['path'] | undefined {
  return page.path === path ? undefined : page.path
}

/** Every product and category page. Any other path is not found. */
export const Route = createFileRoute('/$slug')({
  loader: async ({ params, context }) => {
    const path = `/${params.slug}`
    const page = await context.source.page(path)
    if (page === undefined) throw notFound()
    const ownPath = resolveAlias(path, page)
    if (ownPath !== undefined) {
      throw redirect({ ...routeTarget(ownPath), search: true, hash: true, replace: true })
    }
    if (page.kind !== 'full' && page.kind !== 'placeholder') throw notFound()
    return page
  },
}).lazy(() => import('../pages/product/ProductPage.tsx').then((page) => page.Route))
