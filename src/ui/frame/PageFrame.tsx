import type { ReactNode } from 'react'
import type { LayoutView, OnwardView, PageCommon } from '../../model/catalogue/view.ts'
import { Part } from '../errors/Part.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Later } from './Later.tsx'
import { Onward } from './Onward.tsx'
import { PageHead } from './PageHead.tsx'

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
      <Part of="main" page={page.head.canonical}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Part>
      {below}
      {onward !== undefined && onward.links.length > 0 && (
        // One for each page: the next one's comes after its first screen as well.
        <Later key={page.head.canonical}>
          <Onward onward={onward} />
        </Later>
      )}
      {end}
    </>
  )
}
