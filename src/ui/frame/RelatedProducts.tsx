import type { OnwardView } from '../../model/catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { Products } from './Products.tsx'
import styles from './RelatedProducts.module.css'

/** Products of the page's category. */
export function RelatedProducts({ onward }: { onward: OnwardView }) {
  const { heading, text, illustrations, links, compare, all } = onward
  return (
    <nav className={`wrap ${styles.onward}`} aria-labelledby="onward">
      <div className="band">
        <h2 id="onward">{heading}</h2>
        {text !== undefined && <p className="soft">{text}</p>}
        {illustrations !== undefined && <p className="note">{illustrations}</p>}
        <Products links={links} compare={compare} />
        {all !== undefined && (
          <p>
            <PathLink path={all.path}>{all.label}</PathLink>
          </p>
        )}
      </div>
    </nav>
  )
}
