import { useLoaderData } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'

/** What a wrong path shows. */
export function NotFoundScreen() {
  const site = useLoaderData({ from: '__root__' })
  return <ErrorMessage site={site} text={site.error.notFound} />
}
