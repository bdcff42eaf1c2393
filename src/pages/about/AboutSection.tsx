import type { LayoutView } from '../../catalogue/view.ts'
import { NARROW_QUERY } from '../../ui/browser/useIsNarrow.ts'
import disclosureStyles from '../../ui/form/disclosure.module.css'
import { Slide } from '../../ui/motion/Slide.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import chevronStyles from '../../ui/text/Chevron.module.css'
import styles from './AboutSection.module.css'
import type { AboutView } from './kind.ts'
import { SectionExtra } from './SectionExtra.tsx'

type Props = {
  id: string
  section: AboutView['sections'][number]
  page: AboutView
  site: LayoutView
}

/** A section of the about page: its text, its points, folded, and data of the site if it shows any. */
export function AboutSection({ id, section, page, site }: Props) {
  return (
    <Slide from="right" once className={`band ${styles.section}`} labelledBy={id}>
      <h2 id={id}>{section.heading}</h2>
      {section.picture !== undefined && (
        <figure className={`pictured ${styles.picture}`}>
          <Picture picture={section.picture} sizes={`${NARROW_QUERY} 100vw, 50vw`} />
          {section.note !== undefined && <figcaption>{section.note}</figcaption>}
        </figure>
      )}
      {section.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {section.points !== undefined && (
        // Not `Fold`: as a file of its own it would be one more for every product page.
        <details className={styles.points}>
          <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
            {site.product.readMore}
          </summary>
          <dl>
            {section.points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {section.shows !== undefined && (
        <SectionExtra content={section.shows} page={page} site={site} />
      )}
    </Slide>
  )
}
