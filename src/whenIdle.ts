import { openFinder } from './pages/find/openFinder.ts'
import type { SiteRouter } from './router.tsx'
import { registerOfflineWorker } from './ui/offline/register.ts'
import { applyTypeface } from './ui/styles/typeface.ts'

/** In milliseconds: where nothing moves, a browser may not call itself idle for many seconds. */
const IDLE_TIMEOUT = 2000

function idle(): Promise<unknown> {
  return new Promise((now) => {
    if (window.requestIdleCallback === undefined) setTimeout(now)
    else requestIdleCallback(now, { timeout: IDLE_TIMEOUT })
  })
}

/** What the page does once nothing else is to be done: for the next page, for its looks, for later. */
export async function whenIdle(router: SiteRouter): Promise<void> {
  await idle()
  // From now on a link is followed without its document: to fetch it ahead would be for nothing. Not
  // sooner: who presses while the page is taken over would lose what is on its way.
  document.querySelector('script[type=speculationrules]')?.remove()
  openFinder(router)
  await Promise.all([
    // Nearly every page is a product's: what draws one is at hand before a link to one comes near.
    router.loadRouteChunk(router.routesByPath['/$slug']),
    applyTypeface(router),
    // While the site is worked on, what was kept would be shown in the place of what is saved.
    import.meta.env.PROD && registerOfflineWorker(router),
  ])
}
