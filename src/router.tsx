import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PageSource } from './pages/registry/pageSource.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorScreen, NotFoundScreen } from './ui/errors/ErrorScreen.tsx'
import type { LastNavigation } from './ui/links/lastNavigation.ts'
import { hasMouse } from './ui/screen/hasMouse.ts'

type Options = {
  source: PageSource
  /** The browser's own where none is given. */
  history?: RouterHistory
  /** Where the pages of its language begin, `/` or `/gu/`; with a slash at its end. */
  base?: string
}

/** The site's router; the same in the browser, in the build and in tests. */
export function createSiteRouter({ source, history, base = import.meta.env.BASE_URL }: Options) {
  const lastNavigation: LastNavigation = { type: 'load' }
  const router = createRouter({
    routeTree,
    history,
    context: { source, lastNavigation },
    basepath: base,
    // Paths are spelt exactly; another spelling falls through to the page route, which corrects it.
    caseSensitive: true,
    trailingSlash: 'never',
    // What was loaded stays valid for the visit: the data change with a new build only.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // What no boundary of the page has caught is handled where the page was hydrated.
    disableGlobalCatchBoundary: true,
    // Hydration scrolls nowhere: the visitor may have begun to read.
    scrollRestoration: !import.meta.env.SSR && (() => lastNavigation.type !== 'load'),
  })
  if (!import.meta.env.SSR && 'startViewTransition' in document) {
    router.startViewTransition = (draw) => {
      // The page is shown already: on the way to a place on it, and at hydration.
      const stays =
        lastNavigation.type === 'load' ||
        router.latestLocation.pathname === router.state.resolvedLocation?.pathname
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (stays || still || !hasMouse()) return draw()
      const { ready, updateCallbackDone } = document.startViewTransition(draw)
      // A visitor who navigates again before it has played skips it, which is no error.
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
