import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { FindPage } from './FindPage.tsx'

export const Route = createLazyRoute('/Find')({ component: Find })

function Find() {
  return <FindPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
