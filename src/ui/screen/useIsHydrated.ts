import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: false in the build, and until the page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
