import { openFinder } from './finder/openFinder.ts'
import { keepSeen } from './offline/register.ts'
import type { SiteRouter } from './router.tsx'
import { applyTypeface } from './styles/typeface.ts'

/** What the page does once nothing else is to be done: for the next page, for its looks, for later. */
export async function whenIdle(router: SiteRouter): Promise<void> {
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle))
  openFinder(router)
  await Promise.all([
    // Nearly every page is a product's: what draws one is at hand before a link to one comes near.
    router.loadRouteChunk(router.routesByPath['/$slug']),
    applyTypeface(router),
    // While the site is worked on, what was kept would be shown in the place of what is saved.
    import.meta.env.PROD && keepSeen(router),
  ])
}
