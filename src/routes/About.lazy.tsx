import { createLazyFileRoute, useLoaderData } from '@tanstack/react-router'
import { AboutPage } from '../pages/about/AboutPage.tsx'

export const Route = createLazyFileRoute('/About')({ component: About })

function About() {
  return <AboutPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
