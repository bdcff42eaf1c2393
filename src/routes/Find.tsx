import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/Find')({
  loader: loadPage('/Find', 'find'),
}).lazy(() => import('../pages/find/FindPage.tsx').then((page) => page.Route))
