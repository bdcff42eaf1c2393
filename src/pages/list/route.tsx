import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ListPage } from './ListPage.tsx'

export const Route = createLazyRoute('/List')({ component: List })

function List() {
  return <ListPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
