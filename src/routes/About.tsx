import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { AboutPage } from '../pages/about/AboutPage.tsx'
import { expectPage } from './-expectPage.ts'

export const Route = createFileRoute('/About')({
  loader: async ({ context }) => expectPage(await context.source.page('/About'), 'about'),
  component: About,
})

function About() {
  return <AboutPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
