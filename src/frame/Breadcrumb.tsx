import { PathLinks } from '../links/PathLinks.tsx'
import type { PathLinkView } from '../pages/views/types.ts'
import styles from './Breadcrumb.module.css'

/** The way from the home page down to this page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly PathLinkView[] }) {
  return (
    <nav aria-label={label} className="wrap">
      <ol className={styles.crumbs}>
        <PathLinks links={crumbs} />
      </ol>
    </nav>
  )
}
