import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import '../ui/styles/global.css'
import './editor.css'
import { requestLock } from '../ui/browser/requestLock.ts'
import { readAccount } from './account.ts'
import { createCatalogueClient } from './catalogueClient.ts'
import { folderStorage } from './folderStorage.ts'
import { githubStorage } from './githubStorage.ts'

const KEY = 'edit.token'

/** Takes the token from the address, and stores it for this tab, so that the tab can be reloaded. */
function takeToken(): string {
  const given = location.hash.slice(1)
  if (given !== '') {
    sessionStorage.setItem(KEY, given)
    history.replaceState(null, '', location.pathname + location.search)
  }
  return sessionStorage.getItem(KEY) ?? ''
}

const root = document.getElementById('root')
// Not in a frame, in which another site could make a person press its buttons: some hosts send no headers.
if (root !== null && window.top === window) {
  const inFolder = import.meta.env.GITHUB_API === undefined
  // The content security policy of the page for GitHub allows no generated code, which Zod would try.
  if (!inFolder) z.config({ jitless: true })
  const account = readAccount()
  const storage = inFolder ? folderStorage(takeToken()) : account && githubStorage(account)
  if (storage === undefined) {
    const { SignIn } = await import('./SignIn.tsx')
    createRoot(root).render(<SignIn onDone={() => location.reload()} />)
  } else {
    // Held until this page is closed. A browser that gives no answer cannot tell of other tabs.
    const isFirst = await requestLock(`edit ${storage.name}`).then(
      (lock) => lock !== undefined,
      () => true,
    )
    // The texts are read while the editor's code is still loading.
    const first = isFirst ? storage.read() : undefined
    first?.catch(() => undefined)
    const catalogue = createCatalogueClient()
    const { OpenCatalogue } = await import('./OpenCatalogue.tsx')
    createRoot(root).render(
      <StrictMode>
        <OpenCatalogue storage={storage} catalogue={catalogue} first={first} />
      </StrictMode>,
    )
  }
}
