import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/')({
  loader: pageLoader('/', 'home'),
}).lazy(() => import('../pages/home/HomePage.tsx').then((page) => page.Route))
