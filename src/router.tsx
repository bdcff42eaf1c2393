import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { PageSource } from './pages/registry/pageSource.ts'
import { routeTree } from './routeTree.gen.ts'
import { MOUSE_QUERY } from './ui/browser/hasMouse.ts'
import { ErrorScreen, NotFound } from './ui/errors/ErrorScreen.tsx'
import type { LastNavigation } from './ui/links/lastNavigation.ts'

type Options = {
  source: PageSource
  /** The browser's history if left out. */
  history?: RouterHistory
  /** The root of the language's pages, with a trailing slash: `/` or `/gu/`. */
  base?: string
}

/** Creates the router of the site, for the browser, the build and tests. */
export function createSiteRouter({ source, history, base = import.meta.env.BASE_URL }: Options) {
  const lastNavigation: LastNavigation = { type: 'load' }
  const router = createRouter({
    routeTree,
    history,
    context: { source, lastNavigation },
    basepath: base,
    // Another spelling of a path falls through to the route `/$slug`, which redirects it.
    caseSensitive: true,
    // The text of a search stays as it was typed: by default, 0.50 becomes the number 0.5.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    // Loaded data stay valid for the visit, because they change only with a new build.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
    // Errors that no boundary has caught are handled by `onUncaughtError` in `main.tsx`.
    disableGlobalCatchBoundary: true,
    // Hydration must not scroll, because the visitor may have begun to read.
    scrollRestoration: !import.meta.env.SSR && (() => lastNavigation.type !== 'load'),
  })
  if (!import.meta.env.SSR && 'startViewTransition' in document) {
    // Asked for once: asking at each tap takes a slow phone some milliseconds.
    const motion = matchMedia(`(prefers-reduced-motion: no-preference) and ${MOUSE_QUERY}`)
    router.startViewTransition = (render) => {
      // No transition at hydration, or for a hash on the current page.
      const isSamePage =
        lastNavigation.type === 'load' ||
        router.latestLocation.pathname === router.state.resolvedLocation?.pathname
      if (isSamePage || !motion.matches) return render()
      try {
        const { ready, updateCallbackDone } = document.startViewTransition(render)
        // Navigating again skips the transition, which is not an error.
        ready.catch(() => {})
        return updateCallbackDone
      } catch {
        return render()
      }
    }
  }
  return router
}

/** The router, with the types of all routes. */
export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
