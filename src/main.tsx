import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/styles/global.css'
import { languageBase, networkSource } from './pages/registry/pageSource.ts'
import { createSiteRouter } from './router.tsx'
import { captureFields, TypedFieldsContext } from './ui/browser/typedFields.ts'
import { reportReady } from './ui/browser/useReportReady.ts'
import { BuiltPageContext, captureBuiltPage } from './ui/errors/builtPage.ts'
import { isSamePath } from './ui/links/href.ts'

/**
 * Corrects the URL to that of the page, because a host without redirects also serves a page at URLs
 * such as `/About.html`. Not for the error page and the offline page, which have no URL of their own.
 */
function correctAddress(base: string, path: string): void {
  const own = base + path.slice(1)
  const { pathname, search, hash } = location
  if (!isSamePath(pathname, own)) {
    history.replaceState(history.state, '', own + search + hash)
  }
}

/**
 * Hydrates the page that was built for this path. If the router resolves to another path (an unknown path,
 * another case, an alias), the page is rendered from scratch.
 * @throws if the code of the page cannot be fetched: the built page then stays as it is
 */
async function start(root: HTMLElement): Promise<void> {
  // Set by the boot script while the page is being left.
  await window.leaving
  const { path } = root.dataset
  const base = languageBase(import.meta.env.BASE_URL, root.dataset)
  if (path !== undefined) correctAddress(base, path)
  // The offline page opened by its own address, which is no route, stays as it was built.
  else if (/\/offline(\.html)?$/.test(location.pathname)) return reportReady()
  const router = createSiteRouter({ source: networkSource(base, root.dataset), base })
  // In the dev server, a saved file is shown without a reload.
  import.meta.hot?.on('catalogue:saved', () => {
    const { context } = router.options
    router.update({ context: { ...context, source: networkSource(base) } })
    void router.invalidate()
  })
  await router.load()
  if (window.leaving) {
    // The browser has stopped what was loading.
    await window.leaving
    await router.load()
  }
  const { location: opened, matches } = router.state
  // Without its data the built page stays as it is.
  if (matches.some((match) => match.status === 'error')) return reportReady()
  const builtPage = captureBuiltPage(root)
  const app = (
    <StrictMode>
      <BuiltPageContext value={builtPage}>
        <TypedFieldsContext value={captureFields()}>
          <RouterProvider router={router} />
        </TypedFieldsContext>
      </BuiltPageContext>
    </StrictMode>
  )
  const options = {
    // Silent, because it happens when a translator or an extension has changed the page, and React recovers.
    ...(import.meta.env.PROD && { onRecoverableError() {} }),
    // Offline, a page that was not visited before cannot be loaded. The page says so, and nothing is logged.
    onCaughtError(error: unknown) {
      if (navigator.onLine) console.error(error)
    },
    // An error that no boundary of the page has caught.
    onUncaughtError(error: unknown) {
      console.error(error)
      if (router.options.context.lastNavigation.type === 'load') builtPage.restore()
      else location.reload()
    },
  }
  if (path !== undefined && isSamePath(path, opened.pathname)) {
    // Keeps the router from adding a Suspense boundary that the built page does not have.
    router.ssr = { manifest: undefined }
    // In a transition, so that React yields and the page reacts to clicks meanwhile.
    startTransition(() => void hydrateRoot(root, app, options))
  } else {
    createRoot(root, options).render(app)
  }
  // Delayed, because this page does not need it. A failure is ignored, because the page works without it.
  setTimeout(
    () => import('./whenIdle.ts').then(({ whenIdle }) => whenIdle(router)).catch(() => {}),
    1000,
  )
}

const root = document.getElementById('root')
// In a separate task, because parsing the scripts was a long one and a click may be waiting.
if (root) setTimeout(() => void start(root))
