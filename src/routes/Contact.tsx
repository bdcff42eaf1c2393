import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { ContactPage } from '../pages/contact/ContactPage.tsx'
import { expectPage } from './-expectPage.ts'

export const Route = createFileRoute('/Contact')({
  loader: async ({ context }) => expectPage(await context.source.page('/Contact'), 'contact'),
  component: Contact,
})

function Contact() {
  return <ContactPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
