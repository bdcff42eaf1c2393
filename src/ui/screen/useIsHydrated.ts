import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether a script is at work: false in the build, and until the page has been taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
