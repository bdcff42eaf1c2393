import { createFileRoute, redirect } from '@tanstack/react-router'
import { resolveAlias } from '../catalogue/resolveAlias.ts'
import type { Path } from '../catalogue/schemas/text.ts'
import { routeTarget } from '../ui/links/href.ts'
import { loadUnknownAddress } from './-pageLoader.ts'

/** The redirect to a page, which keeps the query and the fragment. */
function redirectTo(page: Path) {
  return redirect({ ...routeTarget(page), search: true, hash: true })
}

/**
 * Every product and category page, and the pages of other kinds that have many. An alias, and another case of a path, lead to the page's own path. Any other path is
 * a damaged address, or not found.
 */
export const Route = createFileRoute('/$slug')({
  loader: async (options) => {
    const path = `/${options.params.slug}`
    const { loaderData: site } = await options.parentMatchPromise
    const target = resolveAlias(path, site?.aliases ?? {})
    if (target !== undefined && target !== path) throw redirectTo(target)
    const page = await options.context.source.page(path)
    if (page === undefined) return loadUnknownAddress(options)
    // The data of a page are found in any case of its path.
    if (page.path !== path) throw redirectTo(page.path)
    return page
  },
}).lazy(() => import('../pages/registry/SlugPage.tsx').then((page) => page.Route))
