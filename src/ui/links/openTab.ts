import { isHandledByBrowser } from './PathLink.tsx'

/** A new tab for an address; undefined if the browser blocks it, closes it at once, or cannot open any. */
function tryOpen(href: string): Window | undefined {
  try {
    const tab = open(href)
    return tab?.closed === false ? tab : undefined
  } catch {
    return undefined
  }
}

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
    const tab = tryOpen(link.href)
    if (tab) tab.opener = null
    else location.assign(link.href)
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
