import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'

const root = getRouteApi('__root__')

function dataText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}

/** What stands in a page's place when loading or showing it has failed. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  return <ErrorMessage site={root.useLoaderData()} text={dataText(error)} />
}
