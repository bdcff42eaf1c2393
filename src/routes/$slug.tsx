import { createFileRoute, getRouteApi, notFound, redirect } from '@tanstack/react-router'
import { aliasTarget } from '../catalogue/aliases.ts'
import { target } from '../links/target.ts'
import { ProductPage } from '../product/ProductPage.tsx'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/$slug')({
  loader: async ({ params, context }) => {
    const path = `/${params.slug}`
    const alias = aliasTarget(path)
    if (alias !== undefined) throw redirect({ ...target(alias), replace: true })
    const page = await context.source.page(path)
    if (page === undefined) throw notFound()
    // Typed in another case: on to the declared spelling.
    if (page.path !== path) throw redirect({ ...target(page.path), replace: true })
    if (page.kind !== 'full' && page.kind !== 'placeholder') throw notFound()
    return page
  },
  component: Product,
})

function Product() {
  return <ProductPage page={Route.useLoaderData()} site={root.useLoaderData()} />
}
