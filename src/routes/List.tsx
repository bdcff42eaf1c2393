import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/List')({
  loader: loadPage('/List', 'list'),
}).lazy(() => import('../pages/list/ListPage.tsx').then((page) => page.Route))
