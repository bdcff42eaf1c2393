import { createFileRoute } from '@tanstack/react-router'
import { expectPage } from './-expectPage.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => expectPage(await context.source.page('/'), 'home'),
}).lazy(() => import('../pages/home/route.tsx').then(({ Route }) => Route))
