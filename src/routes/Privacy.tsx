import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from './-loadPage.ts'

export const Route = createFileRoute('/Privacy')({
  loader: loadPage('/Privacy', 'privacy'),
}).lazy(() => import('../pages/privacy/PrivacyPage.tsx').then((page) => page.Route))
