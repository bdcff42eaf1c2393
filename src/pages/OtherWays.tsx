import type { LayoutView } from '../model/catalogue/view.ts'
import { whatsappHref } from '../model/catalogue/whatsapp.ts'
import { PathLinks } from '../ui/links/PathLink.tsx'
import styles from './OtherWays.module.css'

type Props = {
  page: { direct: { heading: string; text: string }; browse: string }
  site: LayoutView
}

/** Phone, WhatsApp and the whole catalogue, on a page that does little without scripts. */
export function OtherWays({ page: { direct, browse }, site }: Props) {
  return (
    <div className={`wrap ${styles.other}`}>
      <section aria-labelledby="direct">
        <h2 id="direct">{direct.heading}</h2>
        <p>{direct.text}</p>
        <ul>
          <li>
            <a href={site.phone.href}>{site.phone.display}</a>
          </li>
          <li>
            <a href={whatsappHref(site.whatsapp)} rel="noopener noreferrer" target="_blank">
              {site.enquiries.handOver.whatsapp}
            </a>
          </li>
        </ul>
      </section>
      <section aria-labelledby="browse">
        <h2 id="browse">{browse}</h2>
        <ul>
          <PathLinks links={site.menus} />
        </ul>
      </section>
    </div>
  )
}
