import { useCallback, useState } from 'react'

/**
 * A part of the page whose code comes when it is first wanted.
 * @param load imports it; stands outside of components, so that it is always the same
 */
export function useLazyModule<T>(load: () => Promise<T>) {
  const [part, setPart] = useState<T>()
  return {
    /** There once it has been wanted, until it is closed. */
    part,
    /** Fetches it ahead of the press: what fails here is met when it is wanted. */
    fetch: useCallback(() => {
      load().catch(() => undefined)
    }, [load]),
    /** @throws where it cannot be fetched; a further try may do */
    want: useCallback(async () => {
      const loaded = await load()
      setPart(() => loaded)
      return loaded
    }, [load]),
    close: () => setPart(undefined),
  }
}
