import type { LayoutView } from '../../model/catalogue/view.ts'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { FormSection } from '../../ui/enquiry/FormSection.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { NARROW } from '../../ui/screen/useNarrow.ts'
import { FindForm } from '../find/FindForm.tsx'
import styles from './Hero.module.css'
import type { HomeView } from './kind.ts'

type Props = { hero: HomeView['hero']; quote: HomeView['quote']; site: LayoutView }

/** The roof, what the business is for, the field to find a product, and the quote form beside them. */
export function Hero({ hero, quote, site }: Props) {
  return (
    <div className={`wrap ${styles.hero}`}>
      <h1 tabIndex={-1}>{hero.heading}</h1>
      <p className="lead">{hero.text}</p>
      <FindForm words={site.navigation.find} />
      <p>
        <WhatsAppLink site={site} label={site.product.ask.whatsapp} />
      </p>
      <div className={styles.picture}>
        <figure className="pictured">
          <Picture picture={hero.picture} sizes={`${NARROW} 100vw, 60vw`} lead />
          {hero.picture.illustration && <figcaption>{site.product.illustration}</figcaption>}
        </figure>
      </div>
      <div className={styles.quote}>
        <FormSection name="quote" words={quote} site={site} text={quote.text} about={quote.about} />
      </div>
    </div>
  )
}
