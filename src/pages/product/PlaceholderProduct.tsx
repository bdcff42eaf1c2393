import type { LayoutView } from '../../catalogue/view.ts'
import { ProductEnquiry } from '../../enquiry/product/ProductEnquiry.tsx'
import { NARROW_QUERY } from '../../ui/browser/useIsNarrow.ts'
import { CallStrip } from '../../ui/frame/CallStrip.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import styles from './PlaceholderProduct.module.css'
import type { PlaceholderView } from './placeholderKind.ts'

type Props = { page: PlaceholderView; site: LayoutView }

/** A product or category page that has its heading only; everything else is outside of `main`. */
export function PlaceholderProduct({ page, site }: Props) {
  const enquiry = <Enquiry page={page} site={site} />
  return (
    // A category's products come before the price of one.
    <PageFrame
      page={page}
      site={site}
      relatedProducts={page.relatedProducts}
      {...(page.isCategory ? { end: enquiry } : { below: enquiry })}
    >
      <h1 className="wrap" tabIndex={-1}>
        {page.heading}
      </h1>
    </PageFrame>
  )
}

/** The picture, with a form for a product that can be ordered, or with the call otherwise. */
function Enquiry({ page, site }: Props) {
  const { ask } = page
  const picture = page.picture !== undefined && (
    <figure className="pictured">
      <Picture picture={page.picture} sizes={`${NARROW_QUERY} 100vw, 58vw`} lead />
      {page.picture.illustration && <figcaption>{site.product.illustration}</figcaption>}
    </figure>
  )
  if (ask === undefined) return <CallStrip site={site}>{picture}</CallStrip>
  return (
    <section className={`wrap ${styles.product}`} aria-label={page.heading}>
      <div>{picture}</div>
      <div className={styles.ask}>
        <p className="lead">{page.head.description}</p>
        <ProductEnquiry
          key={page.path}
          page={{ ...page, ask, specification: undefined }}
          site={site}
        />
      </div>
    </section>
  )
}
