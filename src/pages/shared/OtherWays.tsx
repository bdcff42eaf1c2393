import type { LayoutView } from '../../catalogue/view.ts'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { PathLinks } from '../../ui/links/PathLink.tsx'
import styles from './OtherWays.module.css'

type Props = {
  /** `browse`, the heading of the categories, is left out on a page that shows all products. */
  page: { direct: { heading: string; text: string }; browse?: string }
  site: LayoutView
}

/** Phone, WhatsApp and all categories, for a page that does little without scripts. */
export function OtherWays({ page: { direct, browse }, site }: Props) {
  return (
    <div className={styles.other}>
      <section aria-labelledby="direct">
        <h2 id="direct">{direct.heading}</h2>
        <p>{direct.text}</p>
        <ul>
          <li>
            <a href={site.phone.href} translate="no">
              {site.phone.display}
            </a>
          </li>
          <li>
            <WhatsAppLink site={site} label={site.enquiries.handOver.whatsapp} />
          </li>
        </ul>
      </section>
      {browse !== undefined && (
        <section aria-labelledby="browse">
          <h2 id="browse">{browse}</h2>
          <ul>
            <PathLinks links={site.menus} />
          </ul>
        </section>
      )}
    </div>
  )
}
