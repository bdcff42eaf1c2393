import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { UnsentEnquiriesSlot } from '../enquiry/UnsentEnquiriesSlot.tsx'
import type { PageSource } from '../pages/registry/pageSource.ts'
import { Layout } from '../ui/frame/Layout.tsx'
import { CurrentPage } from '../ui/links/CurrentPage.tsx'
import { type LastNavigation, useTrackNavigation } from '../ui/links/lastNavigation.ts'

export const Route = createRootRouteWithContext<{
  source: PageSource
  lastNavigation: LastNavigation
}>()({
  loader: ({ context }) => context.source.layout(),
  component: Root,
})

function Root() {
  useTrackNavigation()
  const site = Route.useLoaderData()
  return (
    <CurrentPage>
      <Layout site={site} unsentEnquiries={<UnsentEnquiriesSlot site={site} />}>
        <Outlet />
      </Layout>
    </CurrentPage>
  )
}
