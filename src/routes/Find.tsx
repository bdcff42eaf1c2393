import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/Find')({
  loader: pageLoader('/Find', 'find'),
}).lazy(() => import('../pages/find/FindPage.tsx').then((page) => page.Route))
