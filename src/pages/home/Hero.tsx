import type { LayoutView } from '../../catalogue/view.ts'
import { FormSection } from '../../enquiry/FormSection.tsx'
import { Picture } from '../../pictures/Picture.tsx'
import { NARROW } from '../../screen/narrow.ts'
import styles from './Hero.module.css'
import type { HomeView } from './kind.ts'

type Props = { hero: HomeView['hero']; quote: HomeView['quote']; site: LayoutView }

/** The roof, what the business is for, and the quote form beside them. */
export function Hero({ hero, quote, site }: Props) {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{hero.heading}</h1>
        <p className="lead">{hero.text}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={hero.picture} sizes={`${NARROW} 100vw, 60vw`} lead />
      </div>
      <div className={styles.quote}>
        <FormSection
          name="quote"
          words={quote}
          site={site}
          text={quote.text}
          about={quote.heading}
        />
      </div>
    </div>
  )
}
