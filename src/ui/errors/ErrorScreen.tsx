import { type ErrorComponentProps, useLoaderData, useRouter } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'
import { useDocumentLoad } from './useDocumentLoad.ts'

function dataText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}

/**
 * What stands in a page's place when loading or showing it has failed: its document on the way, or
 * what went wrong.
 * @throws the error on a page that was built for its address, which is then put back
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const site = useLoaderData({ from: '__root__' })
  const { lastNavigation } = useRouter().options.context
  const leaving = useDocumentLoad()
  if (lastNavigation.type === 'load') throw error
  return leaving ? null : <ErrorMessage site={site} text={dataText(error)} />
}
