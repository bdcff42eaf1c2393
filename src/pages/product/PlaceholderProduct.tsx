import { useId } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { ProductEnquiry } from '../../enquiry/product/ProductEnquiry.tsx'
import { NARROW_QUERY } from '../../ui/browser/useIsNarrow.ts'
import { CallStrip } from '../../ui/frame/CallStrip.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import styles from './PlaceholderProduct.module.css'
import type { PlaceholderView } from './placeholderKind.ts'

type Props = { page: PlaceholderView; site: LayoutView }

/** A product or category page with only its heading in `main`; everything else follows below it. */
export function PlaceholderProduct({ page, site }: Props) {
  const enquiry = <Enquiry page={page} site={site} />
  return (
    // On a category page, the products come before the enquiry.
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

/** The picture, and the enquiry form of a product, or the invitation to call for a category. */
function Enquiry({ page, site }: Props) {
  const { enquiry } = page
  const formId = useId()
  const picture = page.picture !== undefined && (
    <figure>
      <Picture picture={page.picture} sizes={`${NARROW_QUERY} 100vw, 42vw`} lead />
      {page.note && <figcaption className="note">{page.note}</figcaption>}
    </figure>
  )
  if (enquiry === undefined) return <CallStrip site={site}>{picture}</CallStrip>
  return (
    <section className={`wrap ${styles.product}`} aria-label={page.heading}>
      <div>{picture}</div>
      <div className={styles.ask}>
        <div>
          <p className="lead">{page.head.description}</p>
          <p className="soft">
            {page.nearest} {site.product.sizes}
          </p>
        </div>
        <ProductEnquiry
          key={page.path}
          page={{ ...page, enquiry, specification: undefined }}
          site={site}
          formId={formId}
        />
      </div>
    </section>
  )
}
