import type { LayoutView } from '../../catalogue/view.ts'
import { FullProduct } from './FullProduct.tsx'
import type { FullView } from './fullKind.ts'
import { PlaceholderProduct } from './PlaceholderProduct.tsx'
import type { PlaceholderView } from './placeholderKind.ts'

/** The template of every product and category page. */
export function ProductPage({
  page,
  site,
}: {
  page: FullView | PlaceholderView
  site: LayoutView
}) {
  return page.kind === 'full' ? (
    <FullProduct page={page} site={site} />
  ) : (
    <PlaceholderProduct page={page} site={site} />
  )
}
