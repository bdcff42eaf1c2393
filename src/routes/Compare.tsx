import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/Compare')({
  loader: loadPage('/Compare', 'compare'),
}).lazy(() => import('../pages/compare/route.tsx').then((page) => page.Route))
