import { useSyncExternalStore } from 'react'

/** The site's one boundary between a narrow screen and a wide one; the style sheets name the same. */
const narrow = '(max-width: 900px)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow)
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
    () => matchMedia(narrow).matches,
    () => true,
  )
}
