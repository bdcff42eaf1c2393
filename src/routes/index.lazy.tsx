import { createLazyFileRoute, useLoaderData } from '@tanstack/react-router'
import { HomePage } from '../pages/home/HomePage.tsx'

export const Route = createLazyFileRoute('/')({ component: Home })

function Home() {
  return <HomePage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
