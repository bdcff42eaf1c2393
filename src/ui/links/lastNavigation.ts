import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * What led to the page that is shown or on its way: the load of its document (it was built, and is
 * hydrated where it stands), a link of the site (it begins at its top), or Back and Forward (it is
 * scrolled to where it was left).
 */
export type LastNavigation = { type: 'load' | 'link' | 'history' }

/** Updates the router's `lastNavigation`, from when the page is hydrated. */
export function useTrackNavigation(): void {
  const { history, options } = useRouter()
  const { lastNavigation } = options.context
  // Not when the router is made: it would then leave the first page's redirects to the listener.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // An alias replaced by its page is still the same navigation.
        if (action.type !== 'REPLACE') {
          lastNavigation.type = action.type === 'PUSH' ? 'link' : 'history'
        }
      }),
    [history, lastNavigation],
  )
}
