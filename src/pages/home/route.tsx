import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { HomePage } from './HomePage.tsx'

export const Route = createLazyRoute('/')({ component: Home })

function Home() {
  return <HomePage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
