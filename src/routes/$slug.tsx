import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { target } from '../ui/links/href.ts'

export const Route = createFileRoute('/$slug')({
  loader: async ({ params, context }) => {
    const path = `/${params.slug}`
    const page = await context.source.page(path)
    if (page === undefined) throw notFound()
    // An alias, or typed in another case: redirect to the page's own path, with its search and hash.
    if (page.path !== path) {
      throw redirect({ ...target(page.path), search: true, hash: true, replace: true })
    }
    if (page.kind !== 'full' && page.kind !== 'placeholder') throw notFound()
    return page
  },
}).lazy(() => import('../pages/product/ProductPage.tsx').then((page) => page.Route))
