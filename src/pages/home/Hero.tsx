import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { DialNumber } from '../../ui/business/DialNumber.tsx'
import { PhoneIcon } from '../../ui/business/PhoneIcon.tsx'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { FindForm } from '../find/FindForm.tsx'
import styles from './Hero.module.css'
import type { HomeView } from './kind.ts'

type Props = { page: Pick<HomeView, 'hero' | 'makers'>; site: LayoutView }

/** The top of the home page: headline on the picture, WhatsApp and call, the makers, and the search. */
export function Hero({ page: { hero, makers }, site }: Props) {
  return (
    <div className={styles.hero}>
      {/* First in the document as well, so that painting it late moves nothing. */}
      <figure className={`pictured ${styles.picture}`}>
        <Picture picture={hero.picture} sizes="100vw" lead />
        {hero.note !== undefined && <figcaption>{hero.note}</figcaption>}
      </figure>
      <div className={`wrap ${styles.headline}`}>
        <h1 tabIndex={-1}>{hero.heading}</h1>
        <p className="lead">{hero.text}</p>
      </div>
      <div className={`wrap ${styles.ways}`}>
        <WhatsAppLink
          site={site}
          className="button"
          label={hero.whatsapp}
          href={whatsappHref(site.whatsapp, hero.message)}
        />
        <a href={site.phone.href} className="button plain">
          <PhoneIcon /> {site.navigation.call}
          <DialNumber phone={site.phone} />
        </a>
        <p className={styles.proof}>
          <a href="#makers">{makers.heading}</a>{' '}
          <span translate="no">{makers.names.join(' · ')}</span>
        </p>
        <FindForm words={site.navigation.find} />
      </div>
    </div>
  )
}
