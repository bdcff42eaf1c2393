import type { FullView, LayoutView, PlaceholderView } from '../catalogue/view/types.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { FullProduct } from './FullProduct.tsx'

type Props = { page: FullView | PlaceholderView; site: LayoutView }

/** The one template of all product and category pages. */
export function ProductPage({ page, site }: Props) {
  return (
    <PageFrame page={page} site={site} onward={page.onward}>
      {page.kind === 'full' ? (
        <FullProduct page={page} site={site} />
      ) : (
        <h1 tabIndex={-1}>{page.heading}</h1>
      )}
    </PageFrame>
  )
}
