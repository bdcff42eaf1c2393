import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/Compare')({
  loader: pageLoader('/Compare', 'compare'),
}).lazy(() => import('../pages/compare/ComparePage.tsx').then((page) => page.Route))
