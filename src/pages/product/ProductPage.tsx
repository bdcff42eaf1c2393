import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { ProductEnquiry } from '../../enquiry/product/ProductEnquiry.tsx'
import { NARROW_QUERY } from '../../ui/browser/useIsNarrow.ts'
import { CallStrip } from '../../ui/frame/CallStrip.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { RelatedProducts } from '../../ui/frame/RelatedProducts.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { FullProduct } from './FullProduct.tsx'
import styles from './ProductPage.module.css'

export const Route = createLazyRoute('/$slug')({ component: ProductPage })

/** The one template of all product and category pages. */
function ProductPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  if (page.kind === 'placeholder') {
    const picture = page.picture !== undefined && (
      <figure className="pictured">
        <Picture picture={page.picture} sizes={`${NARROW_QUERY} 100vw, 58vw`} lead />
        {page.picture.illustration && <figcaption>{site.product.illustration}</figcaption>}
      </figure>
    )
    const { ask } = page
    const call =
      ask === undefined ? (
        <CallStrip site={site}>{picture}</CallStrip>
      ) : (
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
    return (
      // A category's products come before the price of one.
      <PageFrame
        page={page}
        site={site}
        relatedProducts={page.relatedProducts}
        {...(page.isCategory ? { end: call } : { below: call })}
      >
        <h1 className="wrap" tabIndex={-1}>
          {page.heading}
        </h1>
      </PageFrame>
    )
  }
  return (
    <PageFrame page={page} site={site}>
      {/* A page of its own for each product: no picture or popup stays open from the last one. */}
      <FullProduct key={page.path} page={page} site={site} />
      <RelatedProducts key={page.head.canonical} relatedProducts={page.relatedProducts} />
    </PageFrame>
  )
}
