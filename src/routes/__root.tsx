import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Source } from '../pages/source.ts'
import { Layout } from '../ui/frame/Layout.tsx'
import type { Arrival } from '../ui/links/arrival.ts'
import { Here } from '../ui/links/Here.tsx'
import type { HydrationTime } from '../ui/motion/hydrationTime.ts'

export const Route = createRootRouteWithContext<{
  source: Source
  arrival: Arrival
  takeover: HydrationTime
}>()({
  loader: ({ context }) => context.source.layout(),
  component: Root,
})

function Root() {
  return (
    <Here>
      <Layout site={Route.useLoaderData()}>
        <Outlet />
      </Layout>
    </Here>
  )
}
