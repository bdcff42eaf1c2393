import type { WayView } from '../catalogue/view.ts'
import { PathLinks } from '../links/PathLinks.tsx'
import styles from './Breadcrumb.module.css'

/** The way from the home page down to this page. */
export function Breadcrumb({ label, way }: { label: string; way: WayView }) {
  const { home, category, here } = way
  const above = category === undefined || category.path === here.path ? [] : [category]
  return (
    <nav aria-label={label} className="wrap">
      <ol className={styles.crumbs}>
        <PathLinks links={[home, ...above, here]} />
      </ol>
    </nav>
  )
}
