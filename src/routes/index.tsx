import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { HomePage } from '../home/HomePage.tsx'
import { expectPage } from './-expectPage.ts'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/')({
  loader: async ({ context }) => expectPage(await context.source.page('/'), 'home'),
  component: Home,
})

function Home() {
  return <HomePage page={Route.useLoaderData()} site={root.useLoaderData()} />
}
