import type { AboutView, LayoutView } from '../catalogue/view/types.ts'
import { PageFrame } from '../layout/PageFrame.tsx'

/** The about page: ten sections. */
export function AboutPage({ page, site }: { page: AboutView; site: LayoutView }) {
  return (
    <PageFrame page={page} site={site}>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <p>{page.lead}</p>
      {page.sections.map((section) => (
        <section key={section.topic}>
          <h2>{section.heading}</h2>
          {section.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </PageFrame>
  )
}
