import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from './Addresses.tsx'
import { ContactButtons } from './ContactButtons.tsx'
import styles from './ContactWays.module.css'
import { OtherPhones } from './OtherPhones.tsx'

/** All contact details of the business: WhatsApp and the phone as buttons, other phones, e-mail, then the addresses. */
export function ContactWays({ site }: { site: LayoutView }) {
  return (
    <>
      <p className={styles.buttons}>
        <ContactButtons site={site} />
      </p>
      <ul className={styles.ways}>
        <OtherPhones phones={site.otherPhones} />
        <li>
          <a href={`mailto:${site.email}`} translate="no">
            {site.email}
          </a>
        </li>
      </ul>
      <div className={styles.places}>
        <Addresses addresses={site.addresses} />
      </div>
    </>
  )
}
