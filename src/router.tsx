import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Source } from './pages/source.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen } from './ui/errors/ErrorScreen.tsx'
import { NotFoundScreen } from './ui/errors/NotFoundScreen.tsx'
import type { Arrival } from './ui/links/arrival.ts'
import { type HydrationTime, isFastEnough } from './ui/motion/hydrationTime.ts'

type Options = {
  source: Source
  /** The browser's own history where none is given. */
  history?: RouterHistory
}

/** The site's router; the same in the browser, in the build and in tests. */
export function createSiteRouter({ source, history }: Options) {
  const arrival: Arrival = { by: 'address' }
  const takeover: HydrationTime = {}
  const router = createRouter({
    routeTree,
    history,
    context: { source, arrival, takeover },
    basepath: import.meta.env.BASE_URL,
    // Paths are spelt exactly; another spelling falls through to the page route, which mends it.
    caseSensitive: true,
    trailingSlash: 'never',
    // What was loaded stays good for the visit: the data change with a new build only.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // What no part of the page has met ends where the page was taken over.
    disableGlobalCatchBoundary: true,
    // Taking over the page that was built moves nothing: the visitor may have begun to read.
    scrollRestoration: !import.meta.env.SSR && (() => arrival.by !== 'address'),
  })
  if (!import.meta.env.SSR && 'startViewTransition' in document) {
    router.startViewTransition = (draw) => {
      // The page that is taken over stands already, as it does on the way to a place on it.
      const stays = router.latestLocation.pathname === router.state.resolvedLocation?.pathname
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (stays || still || !isFastEnough(takeover)) return draw()
      const { ready, updateCallbackDone } = document.startViewTransition(draw)
      // A visitor who goes on before it has played cuts it short, which is no error.
      ready.catch(() => {})
      return updateCallbackDone
    }
  }
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
