import { PathLink } from '../links/PathLink.tsx'
import styles from './Wordmark.module.css'

/** The name of the business beside one rib of a sheet, as a link to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <PathLink path="/" className={styles.wordmark}>
      <svg viewBox="0 0 44 20" width="44" height="20" aria-hidden="true">
        <path d="M0 18h11l7-15h8l7 15h11" />
      </svg>
      {name}
    </PathLink>
  )
}
