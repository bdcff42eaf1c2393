import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { PeerContent, PeerFrame, type PeerLink, type PeerPage } from './peerPage.tsx'

const RouterLink: PeerLink = ({ path, children }) => <Link to={path}>{children}</Link>

/**
 * The router of the plain stack, with nothing that the router's manual does not begin with.
 * @param load the data of a page by its path
 */
export function createPlainRouter(
  load: (path: string) => Promise<PeerPage>,
  history?: RouterHistory,
) {
  const rootRoute = createRootRoute({
    component: () => (
      <PeerFrame Link={RouterLink}>
        <Outlet />
      </PeerFrame>
    ),
  })
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loader: () => load('/'),
    component: () => <PeerContent page={home.useLoaderData()} Link={RouterLink} />,
  })
  const product = createRoute({
    getParentRoute: () => rootRoute,
    path: '/$slug',
    loader: ({ params }) => load(`/${params.slug}`),
    component: () => <PeerContent page={product.useLoaderData()} Link={RouterLink} />,
  })
  return createRouter({
    routeTree: rootRoute.addChildren([home, product]),
    history,
    defaultPreload: 'viewport',
    // Not as the home page starts: its visitor may have scrolled.
    scrollRestoration: ({ location }) => location.pathname !== '/',
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  })
}
