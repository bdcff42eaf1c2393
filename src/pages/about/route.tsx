import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { AboutPage } from './AboutPage.tsx'

export const Route = createLazyRoute('/About')({ component: About })

function About() {
  return <AboutPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
