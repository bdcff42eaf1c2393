import { useSyncExternalStore } from 'react'
import { NARROW } from './narrow.ts'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Whether the window is narrow, followed through resizing and turning the device.
 * @returns true on the server and while the page is taken over: what a narrow screen is given (a
 * plain link) works on every screen, before and without JavaScript
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => true,
  )
}
