import { createFileRoute } from '@tanstack/react-router'
import { pageLoader } from './-pageLoader.ts'

export const Route = createFileRoute('/Privacy')({
  loader: pageLoader('/Privacy', 'privacy'),
}).lazy(() => import('../pages/privacy/PrivacyPage.tsx').then((page) => page.Route))
