import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/About')({
  loader: loadPage('/About', 'about'),
}).lazy(() => import('../pages/about/AboutPage.tsx').then((page) => page.Route))
