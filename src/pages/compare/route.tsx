import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ComparePage } from './ComparePage.tsx'

export const Route = createLazyRoute('/Compare')({ component: Compare })

function Compare() {
  return <ComparePage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
