import { cleanProductForms } from './enquiry/product/cleanProductForms.ts'
import { handleFindForms } from './pages/find/handleFindForms.ts'
import type { SiteRouter } from './router.tsx'
import { hrefOf } from './ui/links/href.ts'
import { registerOfflineWorker } from './ui/offline/registerOfflineWorker.ts'
import { applyTypeface } from './ui/styles/typeface.ts'

/** In milliseconds. A browser that draws no frames may not report idle time for many seconds. */
const IDLE_TIMEOUT = 2000

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback === undefined) setTimeout(resolve)
    else requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT })
  })
}

/** Once the page is idle, loads the code of the next page, the typeface and the service worker. */
export async function whenIdle(router: SiteRouter): Promise<void> {
  await untilIdle()
  // From now on links fetch data and no documents, so prefetching documents is useless. Not earlier, because a
  // click during hydration would lose the document that is being fetched.
  document.querySelector('script[type=speculationrules]')?.remove()
  handleFindForms(router)
  cleanProductForms(hrefOf(router, '/List'))
  await Promise.all([
    // Nearly every link leads to a product page.
    router.loadRouteChunk(router.routesByPath['/$slug']),
    applyTypeface(router),
    // In the dev server, cached files would hide the saved ones.
    import.meta.env.PROD && registerOfflineWorker(router),
  ])
}
