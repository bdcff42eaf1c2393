import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * How the visitor came to the page that is shown or on its way: by its address (it was built, and
 * is taken over where it stands), by a link of the site (it begins at its top), or by Back and
 * Forward (it stands where it was left).
 */
export type Arrival = { by: 'address' | 'link' | 'history' }

/** Keeps the router's account of it, from when the page is taken over. */
export function useArrival(): void {
  const { history, options } = useRouter()
  const { arrival } = options.context
  // Not when the router is made: it would then leave the first page's redirects to the listener.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        // An alias that gives way to its page is the same arrival still.
        if (action.type !== 'REPLACE') arrival.by = action.type === 'PUSH' ? 'link' : 'history'
      }),
    [history, arrival],
  )
}
