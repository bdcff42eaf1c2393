import { handleFindForms } from './pages/find/handleFindForms.ts'
import type { SiteRouter } from './router.tsx'
import { registerOfflineWorker } from './ui/offline/register.ts'
import { applyTypeface } from './ui/styles/typeface.ts'

/** In milliseconds: a browser without frames to draw may not report idle time for many seconds. */
const IDLE_TIMEOUT = 2000

function idle(): Promise<unknown> {
  return new Promise((now) => {
    if (window.requestIdleCallback === undefined) setTimeout(now)
    else requestIdleCallback(now, { timeout: IDLE_TIMEOUT })
  })
}

/** Prepares the next page, the typeface and offline use once the page is idle. */
export async function whenIdle(router: SiteRouter): Promise<void> {
  await idle()
  // From now on a link is followed without its document: prefetching it would be useless. Not sooner: a
  // click during hydration would lose the document that is on its way.
  document.querySelector('script[type=speculationrules]')?.remove()
  handleFindForms(router)
  await Promise.all([
    // Nearly every page is a product's: its code is there before a link to one comes into view.
    router.loadRouteChunk(router.routesByPath['/$slug']),
    applyTypeface(router),
    // In the dev server, cached files would hide the saved ones.
    import.meta.env.PROD && registerOfflineWorker(router),
  ])
}
