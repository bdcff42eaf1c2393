import { useSyncExternalStore } from 'react'

/** The maximum width of a narrow screen, in CSS pixels. Keep `styles/media.css` in step with it. */
export const NARROW_WIDTH = 900

/** The media query of a narrow screen. */
export const NARROW_QUERY = `(max-width: ${NARROW_WIDTH}px)`

/** The media query of a wide screen. */
export const WIDE_QUERY = `not all and ${NARROW_QUERY}`

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * True if the window is narrow; updates when it is resized or the device is turned.
 * @returns true on the server and during hydration, because the content for narrow screens (a plain link)
 *   works on every screen and without JavaScript
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW_QUERY).matches,
    () => true,
  )
}
