import { useCallback, useSyncExternalStore } from 'react'

/**
 * True if a media query matches; updates when the window is resized or the page is printed. For parts that a script
 * draws: it has no answer while a page is built.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
