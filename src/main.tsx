import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/styles/global.css'
import { networkSource } from './pages/source.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { BuiltPageContext, captureBuiltPage } from './ui/errors/builtPage.ts'
import { samePath } from './ui/links/href.ts'
import { onFirstInteraction } from './ui/screen/onFirstInteraction.ts'
import { savesData } from './ui/screen/savesData.ts'

/** What the page at hand does not need comes once the visitor stirs. */
function fetchLater(router: SiteRouter): void {
  if (savesData()) return
  // Without it the page is as it is: it says so nowhere.
  const fetch = () =>
    import('./whenIdle.ts').then((later) => later.whenIdle(router)).catch(() => {})
  // What was pressed is answered first.
  onFirstInteraction(() => setTimeout(fetch, 1000))
}

/**
 * Takes over the page that was built for this path. Where the browser ended on another one (a wrong
 * path, another case, an alias), the page is drawn anew.
 * @throws where something that the page needs could not be fetched: it stands as it was built
 */
async function start(root: HTMLElement): Promise<void> {
  const router = createSiteRouter({
    source: networkSource(import.meta.env.BASE_URL, root.dataset),
  })
  // While the site is worked on, what is saved is shown where the reader is.
  import.meta.hot?.on('catalogue:saved', () => {
    const { context } = router.options
    router.update({ context: { ...context, source: networkSource(import.meta.env.BASE_URL) } })
    void router.invalidate()
  })
  // Until the page is taken over, Back may lead to one that the document before this one has drawn.
  const { pathname } = window.location
  const goBack = () => window.location.pathname === pathname || window.location.reload()
  addEventListener('popstate', goBack)
  await router.load()
  const { location, matches } = router.state
  const lost = matches.find((match) => match.status === 'error')
  if (lost !== undefined) throw lost.error
  removeEventListener('popstate', goBack)
  const built = captureBuiltPage(root)
  const app = (
    <StrictMode>
      <BuiltPageContext value={built}>
        <RouterProvider router={router} />
      </BuiltPageContext>
    </StrictMode>
  )
  const options = {
    // No part of the page has met it.
    onUncaughtError(error: unknown) {
      console.error(error)
      if (router.options.context.lastNavigation.type === 'load') built.putBack()
      else window.location.reload()
    },
  }
  const { path } = root.dataset
  if (path !== undefined && samePath(path, location.pathname)) {
    // Without it the router adds a Suspense boundary that the built page has not.
    router.ssr = { manifest: undefined }
    // In slices, so that a press meanwhile is answered.
    startTransition(() => void hydrateRoot(root, app, options))
  } else createRoot(root, options).render(app)
  fetchLater(router)
}

const root = document.getElementById('root')
// In a task of its own: reading the scripts has taken one already, and a press may be waiting.
if (root !== null) setTimeout(() => void start(root))
