import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Source } from '../catalogue/source.ts'
import { Layout } from '../layout/Layout.tsx'

export const Route = createRootRouteWithContext<{ source: Source }>()({
  loader: ({ context }) => context.source.layout(),
  component: Root,
})

function Root() {
  return (
    <Layout site={Route.useLoaderData()}>
      <Outlet />
    </Layout>
  )
}
