import { installOfflineNote } from './enquiry/offlineNote.ts'
import { cleanProductForms } from './enquiry/product/cleanProductForms.ts'
import { handleFindForms } from './pages/find/handleFindForms.ts'
import type { SiteRouter } from './router.tsx'
import { fillPrintDates } from './ui/browser/fillPrintDates.ts'
import { isSavingData } from './ui/browser/isSavingData.ts'
import { hrefOf } from './ui/links/href.ts'
import { registerOfflineWorker } from './ui/offline/registerOfflineWorker.ts'
import { applyTypeface } from './ui/styles/applyTypeface.ts'

/** In milliseconds. A browser that draws no frames may not report idle time for many seconds. */
const IDLE_TIMEOUT = 2000

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback === undefined) setTimeout(resolve)
    else requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT })
  })
}

/** Waits for the first touch, scroll or key. A page that has started by itself would otherwise move while somebody reads it. */
function untilTouched(): Promise<unknown> {
  if ('isTouched' in window) return Promise.resolve()
  return new Promise((resolve) => {
    for (const event of ['scroll', 'pointermove', 'click', 'keydown']) {
      addEventListener(event, resolve, { capture: true, passive: true, once: true })
    }
  })
}

/**
 * Prepares for printing, for the tap without a connection, which may be the first one, and for the next page: its code, the typeface
 * and the service worker, unless the visitor saves data.
 */
export async function whenIdle(router: SiteRouter): Promise<void> {
  // Before anything else: a field loses the lines of a list that is pasted into it earlier.
  handleFindForms(router)
  fillPrintDates()
  await installOfflineNote(router.options.context.source)
  if (isSavingData()) return
  await untilTouched()
  await untilIdle()
  // From now on links fetch data and no documents, so prefetching documents is useless. Not earlier, because a
  // click during hydration would lose the document that is being fetched.
  document.querySelector('script[type=speculationrules]')?.remove()
  cleanProductForms(hrefOf(router, '/List'))
  await Promise.all([
    // Nearly every link leads to a product page.
    router.loadRouteChunk(router.routesByPath['/$slug']),
    applyTypeface(router),
    // In the dev server, cached files would hide the saved ones.
    import.meta.env.PROD && registerOfflineWorker(router),
  ])
}
