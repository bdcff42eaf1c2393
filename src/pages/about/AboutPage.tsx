import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import styles from './AboutPage.module.css'
import { AboutSection } from './AboutSection.tsx'

/** The id of a section's heading. */
function headingId(topic: string): string {
  return topic.replaceAll(' ', '-')
}

export const Route = createLazyRoute('/About')({ component: AboutPage })

/** The about page: its sections, and on a wide screen their index beside them. */
function AboutPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.lead} />
      <div className={`wrap split ${styles.about}`}>
        <nav className={styles.index} aria-label={page.heading}>
          <ol>
            {page.sections.map(({ topic, heading }) => (
              <li key={topic}>
                <a href={`#${headingId(topic)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {page.sections.map((section) => (
            <AboutSection
              key={section.topic}
              id={headingId(section.topic)}
              section={section}
              page={page}
              site={site}
            />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
