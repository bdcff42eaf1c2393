import type { LayoutView } from '../../model/catalogue/view.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import { Addresses } from './Addresses.tsx'
import styles from './ContactWays.module.css'
import { OtherPhones } from './OtherPhones.tsx'

/** Every way to reach the business: the phone first, then what is written, then the places. */
export function ContactWays({ site }: { site: LayoutView }) {
  return (
    <>
      <ul className={styles.ways}>
        <li>
          <a className="lead" href={site.phone.href}>
            <b>{site.phone.display}</b>
          </a>
        </li>
        <OtherPhones phones={site.otherPhones} />
        <li>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <a
            href={whatsappHref(site.whatsapp, site.greeting)}
            rel="noopener noreferrer"
            target="_blank"
          >
            {site.enquiries.handOver.whatsapp}
          </a>
        </li>
      </ul>
      <div className={styles.places}>
        <Addresses addresses={site.addresses} />
      </div>
    </>
  )
}
