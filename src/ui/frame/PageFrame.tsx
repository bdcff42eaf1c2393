import type { ReactNode } from 'react'
import type { LayoutView, PageCommon, RelatedProductsView } from '../../catalogue/view.ts'
import { useRestoreTypedFields } from '../browser/typedFields.ts'
import { useReportReady } from '../browser/useReportReady.ts'
import { SectionBoundary } from '../errors/SectionBoundary.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

type Props = {
  page: PageCommon
  site: LayoutView
  /** Shown below `main`. */
  below?: ReactNode
  /** Shown after `below`. Not in `main`, because the `main` of a placeholder page has only the heading. */
  relatedProducts?: RelatedProductsView
  /** Shown after the related products. */
  end?: ReactNode
  children: ReactNode
}

/** The frame of a page inside the layout: tags for the head, breadcrumb, `main` and related products. */
export function PageFrame({ page, site, relatedProducts, below, end, children }: Props) {
  const { head, breadcrumb } = page
  useRestoreTypedFields()
  useReportReady()
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
      <SectionBoundary section="main" page={head.canonical}>
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
