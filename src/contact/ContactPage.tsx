import type { ContactView, LayoutView } from '../catalogue/view/types.ts'
import { PageFrame } from '../layout/PageFrame.tsx'

/** The contact page: the form, and the ways round it. */
export function ContactPage({ page, site }: { page: ContactView; site: LayoutView }) {
  return (
    <PageFrame page={page} site={site}>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <p>{page.text}</p>
    </PageFrame>
  )
}
