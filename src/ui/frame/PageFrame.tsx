import type { ReactNode } from 'react'
import type { LayoutView, PageCommon, RelatedProductsView } from '../../catalogue/view.ts'
import { SectionBoundary } from '../errors/SectionBoundary.tsx'
import { useTypedFields } from '../screen/typedFields.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

type Props = {
  page: PageCommon
  site: LayoutView
  /**
   * Related products outside of `main`, where that holds the heading alone; `below` stands before them,
   * `end` after them.
   */
  relatedProducts?: RelatedProductsView
  below?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** A page inside the layout: its head, its breadcrumb, and its `main`, which holds all that belongs to it. */
export function PageFrame({ page, site, relatedProducts, below, end, children }: Props) {
  const { head, breadcrumb } = page
  useTypedFields()
  return (
    <>
      {/* React moves these to the document's head. */}
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      {!head.index && <meta name="robots" content="noindex, follow" />}
      {breadcrumb !== undefined && (
        <Breadcrumb label={site.navigation.breadcrumb} breadcrumb={breadcrumb} />
      )}
      <SectionBoundary of="main" page={head.canonical}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </SectionBoundary>
      {below}
      {relatedProducts !== undefined && (
        <RelatedProducts key={head.canonical} relatedProducts={relatedProducts} />
      )}
      {end}
    </>
  )
}
