import type { LayoutView } from '../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
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
