import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Loads the document of a page that a link has led to and that cannot be shown: it was built whole.
 * @returns whether it is on its way; not where it stands already, nor where nothing can answer
 */
export function useDocumentLoad(): boolean {
  const { lastNavigation } = useRouter().options.context
  const leaving =
    lastNavigation.type !== 'load' &&
    // Without a line the worker answers: with the page that was kept, or that there is no line.
    (navigator.onLine || Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    if (leaving) location.reload()
  }, [leaving])
  return leaving
}
