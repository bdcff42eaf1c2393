import type { LayoutView } from '../../model/catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './ErrorMessage.module.css'

type Props = { site: Pick<LayoutView, 'error' | 'name'>; text?: string }

/** The error screen, inside the layout: that something went wrong, what, and the way home. */
export function ErrorMessage({ site, text }: Props) {
  return (
    <main id="main" className={`wrap ${styles.error}`} tabIndex={-1}>
      <title>{`${site.error.title} | ${site.name}`}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 tabIndex={-1}>{site.error.heading}</h1>
      {text !== undefined && <p className="lead">{text}</p>}
      <PathLink className="button" path="/">
        {site.error.home}
      </PathLink>
    </main>
  )
}
