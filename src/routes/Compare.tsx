import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/Compare')({
  loader: loadPage('/Compare', 'compare'),
}).lazy(() => import('../pages/compare/ComparePage.tsx').then((page) => page.Route))
