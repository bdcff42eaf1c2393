import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { PrivacyPage } from './PrivacyPage.tsx'

export const Route = createLazyRoute('/Privacy')({ component: Privacy })

function Privacy() {
  return <PrivacyPage page={Route.useLoaderData()} site={useLoaderData({ from: '__root__' })} />
}
