import { type ErrorComponentProps, useLoaderData, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PathLink } from '../links/PathLink.tsx'
import styles from './ErrorScreen.module.css'

/**
 * Stands in the layout for a page that a link has led to and that cannot be rendered. Its document was
 * built whole: it is loaded, and nothing shown meanwhile. Where it is this document, or nothing can
 * answer, that something went wrong, what, and the way home.
 */
function ErrorMessage({ text }: { text?: string }) {
  const { error, name } = useLoaderData({ from: '__root__' })
  const { lastNavigation } = useRouter().options.context
  const leaving =
    lastNavigation.type !== 'load' &&
    // Offline the worker answers, with the cached page or with the offline page.
    (navigator.onLine || Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    if (leaving) location.reload()
  }, [leaving])
  if (leaving) return null
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

/** The `data` of an error, where it is a text for the visitor. */
function dataText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  return typeof error.data === 'string' && error.data !== '' ? error.data : undefined
}

/**
 * Replaces a page that could not be loaded or rendered.
 * @throws the error on a page that was built for its address, which is then restored
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  if (useRouter().options.context.lastNavigation.type === 'load') throw error
  return <ErrorMessage text={dataText(error)} />
}

/** What a wrong path shows. */
export function NotFoundScreen() {
  const { error } = useLoaderData({ from: '__root__' })
  return <ErrorMessage text={error.notFound} />
}
