import { createLazyFileRoute, useLoaderData } from '@tanstack/react-router'
import { ContactPage } from '../pages/contact/ContactPage.tsx'

export const Route = createLazyFileRoute('/Contact')({ component: Contact })

function Contact() {
  return <ContactPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
