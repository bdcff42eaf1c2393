import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/List')({
  loader: pageLoader('/List', 'list'),
}).lazy(() => import('../pages/list/ListPage.tsx').then((page) => page.Route))
