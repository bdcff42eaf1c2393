import { createFileRoute } from '@tanstack/react-router'
import { expectPage } from './-expectPage.ts'

export const Route = createFileRoute('/Contact')({
  loader: async ({ context }) => expectPage(await context.source.page('/Contact'), 'contact'),
}).lazy(() => import('../pages/contact/route.tsx').then(({ Route }) => Route))
