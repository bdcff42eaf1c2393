import type { LayoutView } from '../catalogue/view.ts'
import { CallStrip } from '../frame/CallStrip.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { FullProduct } from './full/FullProduct.tsx'
import type { FullView } from './full/kind.ts'
import type { PlaceholderView } from './placeholder/kind.ts'
import { PlaceholderProduct } from './placeholder/PlaceholderProduct.tsx'

type Props = { page: FullView | PlaceholderView; site: LayoutView }

/** The one template of all product and category pages. */
export function ProductPage({ page, site }: Props) {
  if (page.kind === 'placeholder') {
    return (
      <PageFrame page={page} site={site} onward={page.onward} below={<CallStrip site={site} />}>
        <PlaceholderProduct page={page} />
      </PageFrame>
    )
  }
  return (
    <PageFrame page={page} site={site} onward={page.onward}>
      {/* A page of its own for each product: no picture or popup stays open from the last one. */}
      <FullProduct key={page.path} page={page} site={site} />
    </PageFrame>
  )
}
