import {
  type ErrorComponentProps,
  type NotFoundRouteProps,
  useLoaderData,
  useRouter,
} from '@tanstack/react-router'
import { isValidElement, type ReactNode, useEffect } from 'react'
import { useReportReady } from '../browser/useReportReady.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './ErrorScreen.module.css'

/**
 * Replaces a page that cannot be loaded or rendered. If a link led to the page, its document is loaded
 * instead, because the build has rendered it. If this already is that document, or the browser is offline
 * without a worker, it shows an error message and a link to the home page.
 */
export function ErrorMessage({ text, children }: { text: string; children?: ReactNode }) {
  const { error, name } = useLoaderData({ from: '__root__' })
  const { lastNavigation } = useRouter().options.context
  const shouldReload =
    lastNavigation.type !== 'load' &&
    // If offline, the service worker responds with the cached page or with the offline page.
    (navigator.onLine || navigator.serviceWorker?.controller)
  useEffect(() => {
    if (shouldReload) location.reload()
  })
  useReportReady()
  if (shouldReload) return null
  return (
    <main id="main" className={`wrap ${styles.error}`} tabIndex={-1}>
      <title>{`${error.title} | ${name}`}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 tabIndex={-1}>{error.heading}</h1>
      {text && <p className="lead">{text}</p>}
      <PathLink className="button" path="/">
        {error.home}
      </PathLink>
      {children}
    </main>
  )
}

/** The `data` of an error, if it is a text for the visitor, or else an empty text. */
function visitorText(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('data' in error)) return ''
  return typeof error.data === 'string' ? error.data : ''
}

/**
 * The router's error component.
 * @throws the error if the document was built for this address: the built page is then restored
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  if (useRouter().options.context.lastNavigation.type === 'load') throw error
  return <ErrorMessage text={visitorText(error)} />
}

/**
 * The router's not-found component: the screen that the loader of an unknown address has put into the error, or else
 * the error message alone.
 */
export function NotFound({ data }: Pick<NotFoundRouteProps, 'data'>) {
  const { error } = useLoaderData({ from: '__root__' })
  return isValidElement(data) ? data : <ErrorMessage text={error.notFound} />
}
