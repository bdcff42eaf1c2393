import { type ErrorComponentProps, useLoaderData, useRouter } from '@tanstack/react-router'
import { ErrorMessage } from './ErrorMessage.tsx'
import { useDocumentLoad } from './useDocumentLoad.ts'

function dataText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}

/**
 * Replaces a page that could not be loaded or rendered: nothing while its document loads, or what went
 * wrong.
 * @throws the error on a page that was built for its address, which is then restored
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const site = useLoaderData({ from: '__root__' })
  const { lastNavigation } = useRouter().options.context
  const leaving = useDocumentLoad()
  if (lastNavigation.type === 'load') throw error
  return leaving ? null : <ErrorMessage site={site} text={dataText(error)} />
}
