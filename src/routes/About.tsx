import { createFileRoute } from '@tanstack/react-router'
import { expectPage } from './-expectPage.ts'

export const Route = createFileRoute('/About')({
  loader: async ({ context }) => expectPage(await context.source.page('/About'), 'about'),
}).lazy(() => import('../pages/about/route.tsx').then(({ Route }) => Route))
