import { useCallback, useState } from 'react'
import { limitTime } from '../../catalogue/limitTime.ts'

/** In milliseconds: after it, the caller's fallback is used. */
export const MODULE_LIMIT = 15_000

/**
 * A module that is loaded when it is first needed.
 * @param load imports the module; defined outside components, so that it is always the same function
 */
export function useLazyModule<T>(load: () => Promise<T>) {
  const [module, setModule] = useState<T>()
  return {
    /** The module from when it was loaded until `close` is called. */
    module: module,
    /** Fetches the module ahead of use. A failure is ignored, because `load` tries again. */
    preload: useCallback(() => {
      load().catch(() => undefined)
    }, [load]),
    /**
     * Loads the module and renders the component with it.
     * @throws if it cannot be fetched, or has not arrived within the limit; a retry may succeed
     */
    load: useCallback(async () => {
      const loaded = await limitTime(load(), MODULE_LIMIT)
      setModule(() => loaded)
      return loaded
    }, [load]),
    close: () => setModule(undefined),
  }
}
