import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/styles/global.css'
import { languageBase, networkSource } from './pages/registry/pageSource.ts'
import { createSiteRouter, type SiteRouter } from './router.tsx'
import { BuiltPageContext, captureBuiltPage } from './ui/errors/builtPage.ts'
import { samePath } from './ui/links/href.ts'
import { onFirstInteraction } from './ui/screen/onFirstInteraction.ts'
import { savesData } from './ui/screen/savesData.ts'
import { captureFields, TypedFieldsContext } from './ui/screen/typedFields.ts'

/** Loads what this page does not need, once the visitor has interacted. */
function loadLater(router: SiteRouter): void {
  if (savesData()) return
  // The page works without it: a failure is not reported.
  const fetch = () =>
    import('./whenIdle.ts').then((later) => later.whenIdle(router)).catch(() => {})
  // What was clicked is answered first.
  onFirstInteraction(() => setTimeout(fetch, 1000))
}

/**
 * A host without rules serves a page under other addresses too, such as `/About/index.html`: the page is
 * right, so the address becomes its own. The 404 page and the offline page answer for any address, and
 * have none.
 */
function correctAddress(base: string, path: string): void {
  const own = base + path.slice(1)
  const { pathname, search, hash } = window.location
  if (withoutSlash(pathname) !== withoutSlash(own)) {
    history.replaceState(history.state, '', own + search + hash)
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

/**
 * Hydrates the page that was built for this path. Where the router ended on another one (a wrong path,
 * another case, an alias), the page is rendered from scratch.
 * @throws where something that the page needs could not be fetched: it stays as it was built
 */
async function start(root: HTMLElement): Promise<void> {
  const { path } = root.dataset
  const base = languageBase(import.meta.env.BASE_URL, root.dataset)
  if (path !== undefined) correctAddress(base, path)
  // The offline page by its own name, which is no route: it stays as it was built.
  else if (/\/offline(\.html)?$/.test(window.location.pathname)) return
  const router = createSiteRouter({ source: networkSource(base, root.dataset), base })
  // In the dev server, a saved file is shown without a reload.
  import.meta.hot?.on('catalogue:saved', () => {
    const { context } = router.options
    router.update({ context: { ...context, source: networkSource(base) } })
    void router.invalidate()
  })
  // Until hydration, Back may lead to a page that the previous document has rendered.
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
        <TypedFieldsContext value={captureFields()}>
          <RouterProvider router={router} />
        </TypedFieldsContext>
      </BuiltPageContext>
    </StrictMode>
  )
  const options = {
    // A translator or an extension has changed the page, and React has rendered it anew.
    ...(import.meta.env.PROD && { onRecoverableError() {} }),
    // No boundary of the page has caught it.
    onUncaughtError(error: unknown) {
      console.error(error)
      if (router.options.context.lastNavigation.type === 'load') built.restore()
      else window.location.reload()
    },
  }
  if (path !== undefined && samePath(path, location.pathname)) {
    // Without it the router adds a Suspense boundary that the built page does not have.
    router.ssr = { manifest: undefined }
    // In slices, so that a click meanwhile is answered.
    startTransition(() => void hydrateRoot(root, app, options))
  } else createRoot(root, options).render(app)
  loadLater(router)
}

const root = document.getElementById('root')
// In a task of its own: parsing the scripts has taken one already, and a click may be waiting.
if (root !== null) setTimeout(() => void start(root))
