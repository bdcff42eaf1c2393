import { breadcrumbSteps } from '../../catalogue/links.ts'
import type { WayView } from '../../catalogue/view.ts'
import { PathLinks } from '../links/PathLink.tsx'
import styles from './Breadcrumb.module.css'

/** The way from the home page down to this page. */
export function Breadcrumb({ label, way }: { label: string; way: WayView }) {
  return (
    <nav aria-label={label} className="wrap">
      <ol className={styles.crumbs}>
        <PathLinks links={breadcrumbSteps(way)} />
      </ol>
    </nav>
  )
}
