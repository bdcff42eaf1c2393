import type { OnwardView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { DeferredContent } from './DeferredContent.tsx'
import { Products } from './Products.tsx'
import styles from './RelatedProducts.module.css'

type Props = { onward: OnwardView }

/** Products of the page's category, after its first screen. The key is the page: the next one's is deferred as well. */
export function RelatedProducts({ onward }: Props) {
  return onward.links.length === 0 ? null : (
    <DeferredContent>
      <Related onward={onward} />
    </DeferredContent>
  )
}

function Related({ onward }: Props) {
  const { heading, explanation, text, illustrations, links, compare, all } = onward
  return (
    <nav className={`wrap ${styles.onward}`} aria-labelledby="onward">
      <div className="band">
        <h2 id="onward">{heading}</h2>
        {explanation !== undefined && <p className="lead">{explanation}</p>}
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
