import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/Contact')({
  loader: pageLoader('/Contact', 'contact'),
}).lazy(() => import('../pages/contact/ContactPage.tsx').then((page) => page.Route))
