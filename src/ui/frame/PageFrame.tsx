import type { ReactNode } from 'react'
import type { LayoutView, OnwardView, PageCommon } from '../../catalogue/view.ts'
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
  onward?: OnwardView
  below?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** A page inside the layout: its head, its breadcrumb, and its `main`, which holds all that belongs to it. */
export function PageFrame({ page, site, onward, below, end, children }: Props) {
  const { head, way } = page
  useTypedFields()
  return (
    <>
      {/* React moves these to the document's head. */}
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      {!head.index && <meta name="robots" content="noindex, follow" />}
      {way !== undefined && <Breadcrumb label={site.navigation.breadcrumb} way={way} />}
      <SectionBoundary of="main" page={head.canonical}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </SectionBoundary>
      {below}
      {onward !== undefined && <RelatedProducts key={head.canonical} onward={onward} />}
      {end}
    </>
  )
}
