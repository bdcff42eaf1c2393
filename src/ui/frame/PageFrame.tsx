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
  /** Stands between `main` and the way onward; `end` behind it. */
  below?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** A page's place in the layout: its head, the way back, its `main`, and the way onward. */
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
        // One for each page: the next one's comes after its first screen as well.
        <DeferredContent key={page.head.canonical}>
          <RelatedProducts onward={onward} />
        </DeferredContent>
      )}
      {end}
    </>
  )
}
