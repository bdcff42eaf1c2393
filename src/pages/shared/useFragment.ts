import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** The fragment of the page's address. */
export function useFragment(): string {
  const { history } = useRouter()
  return useSyncExternalStore(
    history.subscribe,
    () => history.location.hash.slice(1),
    () => '',
  )
}
