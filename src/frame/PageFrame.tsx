import type { ReactNode } from 'react'
import { Part } from '../errors/Part.tsx'
import type { LayoutView, OnwardView, PageView } from '../pages/views/types.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { CallStrip } from './CallStrip.tsx'
import { Later } from './Later.tsx'
import { Onward } from './Onward.tsx'
import { PageHead } from './PageHead.tsx'

type Props = {
  page: Pick<PageView, 'kind' | 'head' | 'crumbs'>
  site: LayoutView
  onward?: OnwardView
  children: ReactNode
}

/** A page's place in the layout: its head, the way back, its `main`, and the way onward. */
export function PageFrame({ page, site, onward, children }: Props) {
  return (
    <>
      <PageHead head={page.head} />
      {page.crumbs.length > 0 && (
        <Breadcrumb label={site.navigation.breadcrumb} crumbs={page.crumbs} />
      )}
      <Part of="main" page={page.head.canonical}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Part>
      {page.kind === 'placeholder' && <CallStrip site={site} />}
      {onward !== undefined && onward.links.length > 0 && (
        // One for each page: the next one's comes after its first screen as well.
        <Later key={page.head.canonical}>
          <Onward onward={onward} />
        </Later>
      )}
    </>
  )
}
