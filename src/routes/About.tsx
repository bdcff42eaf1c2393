import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { AboutPage } from '../about/AboutPage.tsx'
import { expectPage } from './-expectPage.ts'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/About')({
  loader: async ({ context }) => expectPage(await context.source.page('/About'), 'about'),
  component: About,
})

function About() {
  return <AboutPage page={Route.useLoaderData()} site={root.useLoaderData()} />
}
