import { type ErrorComponentProps, useLoaderData, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PathLink } from '../links/PathLink.tsx'
import styles from './ErrorScreen.module.css'

/**
 * Replaces a page that cannot be loaded or rendered. If a link led to the page, its document is loaded
 * instead, because the build has rendered it. If this already is that document, or the browser is offline
 * without a worker, it shows an error message and a link to the home page.
 */
function ErrorMessage({ text }: { text?: string }) {
  const { error, name } = useLoaderData({ from: '__root__' })
  const { lastNavigation } = useRouter().options.context
  const shouldReload =
    lastNavigation.type !== 'load' &&
    // If offline, the service worker responds with the cached page or with the offline page.
    (navigator.onLine || Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    if (shouldReload) location.reload()
  }, [shouldReload])
  if (shouldReload) return null
  return (
    <main id="main" className={`wrap ${styles.error}`} tabIndex={-1}>
      <title>{`${error.title} | ${name}`}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 tabIndex={-1}>{error.heading}</h1>
      {text !== undefined && <p className="lead">{text}</p>}
      <PathLink className="button" path="/">
        {error.home}
      </PathLink>
    </main>
  )
}

/** The `data` of an error, if it is a text for the visitor. */
function visitorText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}

/**
 * The router's error component.
 * @throws the error if the document was built for this address: the built page is then restored
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  if (useRouter().options.context.lastNavigation.type === 'load') throw error
  return <ErrorMessage text={visitorText(error)} />
}

/** The page of a path that does not exist. */
export function NotFoundScreen() {
  const { error } = useLoaderData({ from: '__root__' })
  return <ErrorMessage text={error.notFound} />
}
