import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import '../ui/styles/global.css'
import './shell/editor.css'
import { editorWords } from './edit/editorWords.ts'
import { OtherTab } from './open/OtherTab.tsx'
import { claimCatalogue } from './open/oneTab.ts'
import { readAccount } from './storage/account.ts'
import { folderStorage } from './storage/folderStorage.ts'
import { githubStorage } from './storage/githubStorage.ts'
import { createCatalogueClient } from './worker/catalogueClient.ts'

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

/** A link that opens the editor in a tab of its own. */
function tabLink(): HTMLAnchorElement {
  const { href } = location
  const link = document.createElement('a')
  return Object.assign(link, { href, target: '_blank', textContent: editorWords.openTab })
}

const element = document.getElementById('root')
// Not in a frame, against clickjacking: some hosts send no headers.
if (window.top !== window) element?.replaceChildren(tabLink())
else if (element !== null) {
  const inFolder = import.meta.env.GITHUB_API === undefined
  // The content security policy of the page for GitHub allows no generated code, which Zod would try.
  if (!inFolder) z.config({ jitless: true })
  // The address of an editor that was started again differs by its token alone: it opens no other page.
  if (inFolder) addEventListener('hashchange', () => location.reload())
  const account = readAccount()
  const storage = inFolder ? folderStorage(takeToken()) : account && githubStorage(account)
  const root = createRoot(element)
  if (storage === undefined) {
    const { SignIn } = await import('./open/SignIn.tsx')
    root.render(<SignIn onDone={() => location.reload()} />)
  } else {
    const { name } = storage
    const isFirst = await claimCatalogue(name, () => {
      root.render(<OtherTab name={name} why={editorWords.movedToOtherTab} />)
    })
    if (!isFirst) root.render(<OtherTab name={name} why={editorWords.otherTab} />)
    else {
      // The texts are read while the editor's code is still loading.
      const first = storage.read()
      first.catch(() => undefined)
      const catalogue = createCatalogueClient()
      const { OpenCatalogue } = await import('./open/OpenCatalogue.tsx')
      root.render(
        <StrictMode>
          <OpenCatalogue storage={storage} catalogue={catalogue} first={first} />
        </StrictMode>,
      )
    }
  }
}
