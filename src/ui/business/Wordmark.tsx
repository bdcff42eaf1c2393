import { PathLink } from '../links/PathLink.tsx'
import styles from './Wordmark.module.css'

/** The name of the business beside the mark of the brand, as a link to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <PathLink path="/" className={styles.wordmark}>
      {name}
    </PathLink>
  )
}
