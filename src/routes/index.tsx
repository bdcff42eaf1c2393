import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/')({
  loader: loadPage('/', 'home'),
}).lazy(() => import('../pages/home/HomePage.tsx').then((page) => page.Route))
