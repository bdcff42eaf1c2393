import { useLoaderData } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'
import { useDocumentLoad } from './useDocumentLoad.ts'

/** What a wrong path shows. */
export function NotFoundScreen() {
  const site = useLoaderData({ from: '__root__' })
  return useDocumentLoad() ? null : <ErrorMessage site={site} text={site.error.notFound} />
}
