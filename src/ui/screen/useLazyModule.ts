import { useCallback, useState } from 'react'

/**
 * A part of the page whose code is loaded when it is first needed.
 * @param load imports it; defined outside of components, so that it is always the same
 */
export function useLazyModule<T>(load: () => Promise<T>) {
  const [part, setPart] = useState<T>()
  return {
    /** There once it has been loaded, until it is closed. */
    part,
    /** Fetches it ahead of the click: a failure here is handled when it is needed. */
    fetch: useCallback(() => {
      load().catch(() => undefined)
    }, [load]),
    /** Loads and shows it. @throws where it cannot be fetched; another try may succeed */
    want: useCallback(async () => {
      const loaded = await load()
      setPart(() => loaded)
      return loaded
    }, [load]),
    close: () => setPart(undefined),
  }
}
