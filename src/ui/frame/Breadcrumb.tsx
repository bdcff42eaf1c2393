import { breadcrumbSteps } from '../../catalogue/links.ts'
import type { BreadcrumbView } from '../../catalogue/view.ts'
import { PathLinks } from '../links/PathLink.tsx'
import styles from './Breadcrumb.module.css'

/** The breadcrumb navigation of a page. */
export function Breadcrumb({ label, breadcrumb }: { label: string; breadcrumb: BreadcrumbView }) {
  return (
    <nav aria-label={label} className="wrap">
      <ol className={styles.crumbs}>
        <PathLinks links={breadcrumbSteps(breadcrumb)} />
      </ol>
    </nav>
  )
}
