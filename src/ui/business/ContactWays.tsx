import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from './Addresses.tsx'
import styles from './ContactWays.module.css'
import { OtherPhones } from './OtherPhones.tsx'

/** The contact details besides the two buttons: other phone numbers, the e-mail address and the postal addresses. */
export function ContactWays({ site }: { site: LayoutView }) {
  return (
    <>
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
