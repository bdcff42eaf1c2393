import { getRouteApi } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'

const root = getRouteApi('__root__')

/** What a wrong path shows. */
export function NotFoundScreen() {
  const site = root.useLoaderData()
  return <ErrorMessage site={site} text={site.error.notFound} />
}
