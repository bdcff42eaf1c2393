import type { LayoutView } from '../../catalogue/view.ts'
import { FormSection } from '../../enquiry/FormSection.tsx'
import { roofFragment } from '../../roof/roofAddress.ts'
import { PrivacyNote } from '../../ui/business/PrivacyNote.tsx'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { useHref } from '../../ui/links/href.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { FindForm } from '../find/FindForm.tsx'
import { categoriesHeadingId } from './CategoryEntrance.tsx'
import styles from './Hero.module.css'
import type { HomeView } from './kind.ts'

type Props = { hero: HomeView['hero']; quote: HomeView['quote']; site: LayoutView }

/** The top of the home page: picture, headline, ways to a product, and the quote form. */
export function Hero({ hero, quote, site }: Props) {
  const hrefTo = useHref()
  return (
    <div className={styles.hero}>
      {/* First in the document as well, so that painting it late moves nothing. */}
      <figure className={`pictured ${styles.picture}`}>
        <Picture picture={hero.picture} sizes="100vw" lead />
        {hero.picture.illustration && <figcaption>{site.product.illustration}</figcaption>}
      </figure>
      <div className={`wrap ${styles.inside}`}>
        <h1 tabIndex={-1}>{hero.heading}</h1>
        <p className="lead">{hero.text}</p>
        <p className={styles.ways}>
          <a href={`#${categoriesHeadingId}`}>{hero.ranges}</a>{' '}
          <a href={`${hrefTo('/Find')}#${roofFragment}`}>{hero.count}</a>{' '}
          <WhatsAppLink site={site} label={site.product.ask.whatsapp} />
        </p>
        <FindForm words={site.navigation.find} />
        <div className={styles.quote}>
          <FormSection
            name="quote"
            words={quote}
            site={site}
            text={quote.text}
            about={quote.about}
            english={quote.english}
            answerFirst
            note={<PrivacyNote words={site.enquiries} />}
          />
        </div>
      </div>
    </div>
  )
}
