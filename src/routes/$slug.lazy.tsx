import { createLazyFileRoute, useLoaderData } from '@tanstack/react-router'
import { ProductPage } from '../pages/product/ProductPage.tsx'

export const Route = createLazyFileRoute('/$slug')({ component: Product })

function Product() {
  return <ProductPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
