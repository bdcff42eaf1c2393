import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ProductPage } from './ProductPage.tsx'

export const Route = createLazyRoute('/$slug')({ component: Product })

function Product() {
  return <ProductPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
