import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Source } from '../pages/registry/pageSource.ts'
import { Layout } from '../ui/frame/Layout.tsx'
import { CurrentPage } from '../ui/links/CurrentPage.tsx'
import { type LastNavigation, useTrackNavigation } from '../ui/links/lastNavigation.ts'

export const Route = createRootRouteWithContext<{
  source: Source
  lastNavigation: LastNavigation
}>()({
  loader: ({ context }) => context.source.layout(),
  component: Root,
})

function Root() {
  useTrackNavigation()
  return (
    <CurrentPage>
      <Layout site={Route.useLoaderData()}>
        <Outlet />
      </Layout>
    </CurrentPage>
  )
}
