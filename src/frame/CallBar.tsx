import { PathLink } from '../links/PathLink.tsx'
import type { LayoutView } from '../pages/views/types.ts'
import styles from './CallBar.module.css'

/** Call or write, always under the thumb on a narrow screen. */
export function CallBar({ site }: { site: LayoutView }) {
  return (
    <div className={styles.bar}>
      <a href={site.phone.href} className="call">
        {site.navigation.call}
      </a>{' '}
      <PathLink path="/Contact">{site.navigation.write}</PathLink>
    </div>
  )
}
