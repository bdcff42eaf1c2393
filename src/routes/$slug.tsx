import { createFileRoute, redirect } from '@tanstack/react-router'
import type { PageView } from '../pages/registry/pageKinds.ts'
import { routeTarget } from '../ui/links/href.ts'
import { loadUnknownAddress } from './-pageLoader.ts'

/**
 * Resolves the aliases of `data/aliases.json`, and other spellings of paths.
 * @param path the requested path: that of a page, an alias, or either in another case
 * @param page the page whose data the build has written for that path
 * @returns the page's own path, or undefined if it is the requested one
 */
function resolveAlias(path: string, page: PageView): PageView['path'] | undefined {
  return page.path === path ? undefined : page.path
}

/** Every product and category page. Any other path is a damaged address, or not found. */
export const Route = createFileRoute('/$slug')({
  loader: async (options) => {
    const path = `/${options.params.slug}`
    const page = await options.context.source.page(path)
    if (page === undefined) return loadUnknownAddress(options)
    const ownPath = resolveAlias(path, page)
    if (ownPath !== undefined) {
      throw redirect({ ...routeTarget(ownPath), search: true, hash: true })
    }
    if (page.kind !== 'full' && page.kind !== 'placeholder') return loadUnknownAddress(options)
    return page
  },
}).lazy(() => import('../pages/product/ProductPage.tsx').then((page) => page.Route))
