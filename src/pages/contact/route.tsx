import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ContactPage } from './ContactPage.tsx'

export const Route = createLazyRoute('/Contact')({ component: Contact })

function Contact() {
  return <ContactPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
