import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './styles/global.css'
import { samePath } from './links/samePath.ts'
import { timeTakeover } from './motion/takeover.ts'
import { networkSource } from './pages/source.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { savesData } from './screen/savesData.ts'

/** Nearly every page is a product's: what draws one is at hand before a link to one comes near. */
function fetchTemplate(router: SiteRouter): void {
  if (savesData()) return
  const idle = window.requestIdleCallback ?? setTimeout
  // What fails here is met when such a page is opened.
  idle(() => void router.loadRouteChunk(router.routesByPath['/$slug'])?.catch(() => {}))
}

/**
 * Takes over the page that was built for this path. Where the browser ended on another one (a wrong
 * path, another case, an alias), the page is drawn anew.
 */
async function start(root: HTMLElement): Promise<void> {
  const router = createSiteRouter({ source: networkSource(import.meta.env.BASE_URL) })
  await router.load()
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const { location, matches } = router.state
  const built = root.dataset.path
  const whole = matches.every((match) => match.status === 'success')
  if (built !== undefined && whole && samePath(built, location.pathname)) {
    // Without it the router adds a Suspense boundary that the built page has not.
    router.ssr = { manifest: undefined }
    timeTakeover(router)
    // In slices, so that a press meanwhile is answered.
    startTransition(() => void hydrateRoot(root, app))
    fetchTemplate(router)
  } else if (!matches.some((match) => match.status === 'error')) {
    createRoot(root).render(app)
  }
  // Otherwise the data could not be fetched: the built page stands as it is, links and all.
}

const root = document.getElementById('root')
// In a task of its own: reading the scripts has taken one already, and a press may be waiting.
if (root !== null) setTimeout(() => void start(root))
