import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Loads the document of a page that a link has led to and that cannot be rendered: it was built whole.
 * @returns whether it is on its way; not where it is this document, nor where nothing can answer
 */
export function useDocumentLoad(): boolean {
  const { lastNavigation } = useRouter().options.context
  const leaving =
    lastNavigation.type !== 'load' &&
    // Offline the worker answers, with the cached page or with the offline page.
    (navigator.onLine || Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    if (leaving) location.reload()
  }, [leaving])
  return leaving
}
