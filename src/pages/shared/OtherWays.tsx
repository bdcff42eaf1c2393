import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
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
            <a href={whatsappHref(site.whatsapp)} rel="noopener noreferrer" target="_blank">
              {site.enquiries.handOver.whatsapp}
            </a>
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
