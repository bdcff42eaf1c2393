import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/Contact')({
  loader: loadPage('/Contact', 'contact'),
}).lazy(() => import('../pages/contact/ContactPage.tsx').then((page) => page.Route))
