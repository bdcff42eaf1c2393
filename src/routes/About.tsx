import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/About')({
  loader: pageLoader('/About', 'about'),
}).lazy(() => import('../pages/about/AboutPage.tsx').then((page) => page.Route))
