import { useSyncExternalStore } from 'react'

/** The widest narrow screen, in CSS pixels; `styles/media.css` names the same for style sheets. */
export const NARROW_WIDTH = 900

/** The media query of a narrow screen. */
export const NARROW = `(max-width: ${NARROW_WIDTH}px)`

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Whether the window is narrow, followed through resizing and turning the device.
 * @returns true on the server and during hydration: what a narrow screen shows (a plain link) works on
 * every screen, before and without JavaScript
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => true,
  )
}
