import { useEffect } from 'react'
import { pageWhatsapp } from './CurrentPage.tsx'

/** Gives the bar and the other contact links of the page a message; the plain ones again once it is undefined. */
export function usePageWhatsapp(href: string | undefined): void {
  useEffect(() => {
    if (href === undefined) return
    pageWhatsapp.set(href)
    return () => pageWhatsapp.set(undefined)
  }, [href])
}
