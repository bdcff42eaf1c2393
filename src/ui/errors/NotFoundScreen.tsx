import { useLoaderData } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'
import { useDocument } from './useDocument.ts'

/** What a wrong path shows. */
export function NotFoundScreen() {
  const site = useLoaderData({ from: '__root__' })
  return useDocument() ? null : <ErrorMessage site={site} text={site.error.notFound} />
}
