import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * What opened the current page, or the one that is loading: the load of its document (the built page is
 * hydrated), a link of the site (the page begins at its top), or Back and Forward (it is scrolled to the
 * previous position).
 */
export type LastNavigation = { type: 'load' | 'link' | 'history' }

/** Keeps the router's `lastNavigation` up to date once the page is hydrated. */
export function useTrackNavigation(): void {
  const { history, options } = useRouter()
  const { lastNavigation } = options.context
  // Not when the router is created: it would then leave redirects of the first page to this listener.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // Replacing an alias by its page is still the same navigation.
        if (action.type !== 'REPLACE') {
          lastNavigation.type = action.type === 'PUSH' ? 'link' : 'history'
        }
      }),
    [history, lastNavigation],
  )
}
