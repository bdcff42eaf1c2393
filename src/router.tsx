import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Source } from './catalogue/source.ts'
import { ErrorScreen } from './errors/ErrorScreen.tsx'
import { NotFoundScreen } from './errors/NotFoundScreen.tsx'
import { routeTree } from './routeTree.gen.ts'

type Options = {
  source: Source
  /** The browser's own history where none is given. */
  history?: RouterHistory
  /** True in the browser: back to the old place on Back, to the top on a new page. */
  restoreScroll?: boolean
  viewTransition?: boolean
}

/** The site's router; the same in the browser, in the build and in tests. */
export function createSiteRouter({ source, history, ...browser }: Options) {
  // Taking over the page that was built moves nothing: the visitor may have begun to read.
  let moved = false
  const router = createRouter({
    routeTree,
    history,
    context: { source },
    basepath: import.meta.env.BASE_URL,
    // Paths are spelt exactly; another spelling falls through to the page route, which mends it.
    caseSensitive: true,
    trailingSlash: 'never',
    // What was loaded stays good for the visit: the data change with a new build only.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: browser.restoreScroll === true && (() => moved),
  })
  if (browser.viewTransition) {
    router.startViewTransition = (draw) => {
      const { ready, updateCallbackDone } = document.startViewTransition(draw)
      // A visitor who goes on before it has played cuts it short, which is no error.
      ready.catch(() => {})
      return updateCallbackDone
    }
  }
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    moved ||= fromLocation !== undefined
  })
  return router
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
