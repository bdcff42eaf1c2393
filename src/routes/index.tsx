import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { HomePage } from '../pages/home/HomePage.tsx'
import { expectPage } from './-expectPage.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => expectPage(await context.source.page('/'), 'home'),
  component: Home,
})

function Home() {
  return <HomePage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
