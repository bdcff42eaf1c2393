import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { coversOf } from '../browser/coverEntry.ts'

/**
 * The way the current or loading page was opened: by loading its document (the built page is
 * hydrated), a link of the site (the page begins at its top), or Back and Forward (it is scrolled to the
 * previous position).
 */
export type LastNavigation = { type: 'load' | 'link' | 'history' }

/** Keeps the router's `lastNavigation` up to date once the page is hydrated. */
export function useTrackNavigation(): void {
  const { history, options } = useRouter()
  const { lastNavigation } = options.context
  // Subscribed in an effect: a listener at creation would make the router skip redirects of the first page.
  useEffect(() => {
    // From here on the router handles Back, instead of the boot script.
    window.onpopstate = null
    return history.subscribe(({ action }) => {
      if (action.type === 'REPLACE') {
        // Replacing an alias by its page is still the same navigation.
        if (coversOf() > 0) lastNavigation.type = 'link'
      } else {
        lastNavigation.type = action.type === 'PUSH' ? 'link' : 'history'
      }
    })
  }, [history, lastNavigation])
}
