import { PageFrame } from '../../frame/PageFrame.tsx'
import type { FullView, LayoutView, PlaceholderView } from '../views/types.ts'
import { FullProduct } from './FullProduct.tsx'

type Props = { page: FullView | PlaceholderView; site: LayoutView }

/** The one template of all product and category pages. */
export function ProductPage({ page, site }: Props) {
  return (
    <PageFrame page={page} site={site} onward={page.onward}>
      {page.kind === 'full' ? (
        // A page of its own for each product: no picture or popup stays open from the last one.
        <FullProduct key={page.path} page={page} site={site} />
      ) : (
        <h1 className="wrap" tabIndex={-1}>
          {page.heading}
        </h1>
      )}
    </PageFrame>
  )
}
