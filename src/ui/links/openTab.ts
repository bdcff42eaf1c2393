import { isHandledByBrowser } from './PathLink.tsx'

/**
 * Opens links that ask for a new tab. A browser that blocks new tabs, as those inside other apps do, follows them in
 * this one: without this, such a link would do nothing there.
 * @returns a function that stops it
 */
export function openLinksInTabs(): () => void {
  function onClick(event: MouseEvent): void {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[target=_blank]')
    if (!link || isHandledByBrowser(event)) return
    event.preventDefault()
    const tab = open(link.href)
    if (tab) tab.opener = null
    else location.assign(link.href)
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
