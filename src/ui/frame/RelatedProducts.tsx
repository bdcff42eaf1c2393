import type { RelatedProductsView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { DeferredContent } from './DeferredContent.tsx'
import { Products } from './Products.tsx'
import styles from './RelatedProducts.module.css'
import stripStyles from './strip.module.css'

type Props = { relatedProducts: RelatedProductsView }

/** Products of the page's category, rendered after the first screen. Needs a `key` per page. */
export function RelatedProducts({ relatedProducts }: Props) {
  if (relatedProducts.links.length === 0) return null
  return (
    <DeferredContent>
      <RelatedProductsSection relatedProducts={relatedProducts} />
    </DeferredContent>
  )
}

function RelatedProductsSection({ relatedProducts }: Props) {
  const { heading, text, illustrations, links, compare, all } = relatedProducts
  return (
    <nav
      className={`wrap ${styles.relatedProducts} ${stripStyles.related}`}
      aria-labelledby="related-products"
    >
      <div className="band">
        <h2 id="related-products">{heading}</h2>
        {text !== undefined && <p className="soft">{text}</p>}
        <Products links={links} compare={compare} isGrid />
        {illustrations !== undefined && <p className="note">{illustrations}</p>}
        {all !== undefined && (
          <p>
            {all.map(({ path, label }) => (
              <PathLink key={path} path={path}>
                {label}
              </PathLink>
            ))}
          </p>
        )}
      </div>
    </nav>
  )
}
