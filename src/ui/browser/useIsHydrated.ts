import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the build and until the page is hydrated; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
