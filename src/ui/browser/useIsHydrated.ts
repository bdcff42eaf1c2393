import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False during the build and until the page is hydrated, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
