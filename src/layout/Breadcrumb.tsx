import type { PathLinkView } from '../catalogue/view/types.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Breadcrumb.module.css'

/** The way from the home page down to this page. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly PathLinkView[] }) {
  return (
    <nav aria-label={label} className="wrap">
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <PathLink path={crumb.path}>{crumb.label}</PathLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
