import type { PlaceholderView } from './kind.ts'

/** The name of a product or category of which nothing more is told yet. */
export function PlaceholderProduct({ page }: { page: PlaceholderView }) {
  return (
    <h1 className="wrap" tabIndex={-1}>
      {page.heading}
    </h1>
  )
}
