import type { ReactNode } from 'react'
import type { LayoutView, OnwardView, PageCommon } from '../../model/catalogue/view.ts'
import { SectionBoundary } from '../errors/SectionBoundary.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { DeferredContent } from './DeferredContent.tsx'
import { PageHead } from './PageHead.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

type Props = {
  page: PageCommon
  site: LayoutView
  onward?: OnwardView
  /** Between `main` and the related products; `end` comes after those. */
  below?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** A page inside the layout: its head, its breadcrumb, its `main`, and its related products. */
export function PageFrame({ page, site, onward, below, end, children }: Props) {
  return (
    <>
      <PageHead head={page.head} />
      {page.way !== undefined && <Breadcrumb label={site.navigation.breadcrumb} way={page.way} />}
      <SectionBoundary of="main" page={page.head.canonical}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </SectionBoundary>
      {below}
      {onward !== undefined && onward.links.length > 0 && (
        // One for each page: the next one's is deferred as well.
        <DeferredContent key={page.head.canonical}>
          <RelatedProducts onward={onward} />
        </DeferredContent>
      )}
      {end}
    </>
  )
}
