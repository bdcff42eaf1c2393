import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from './Addresses.tsx'
import styles from './ContactWays.module.css'
import { OtherPhones } from './OtherPhones.tsx'
import { WhatsAppLink } from './WhatsAppLink.tsx'

/** All contact details of the business: phones, e-mail, WhatsApp, then the addresses. */
export function ContactWays({ site }: { site: LayoutView }) {
  return (
    <>
      <ul className={styles.ways}>
        <li>
          <a className="lead" href={site.phone.href} translate="no">
            <b>{site.phone.display}</b>
          </a>
        </li>
        <OtherPhones phones={site.otherPhones} />
        <li>
          <a href={`mailto:${site.email}`} translate="no">
            {site.email}
          </a>
        </li>
        <li>
          <WhatsAppLink site={site} label={site.product.ask.whatsapp} />
        </li>
      </ul>
      <div className={styles.places}>
        <Addresses addresses={site.addresses} />
      </div>
    </>
  )
}
