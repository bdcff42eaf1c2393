import type { LayoutView } from '../catalogue/view.ts'
import { Address } from './Address.tsx'
import { OtherPhones } from './OtherPhones.tsx'
import styles from './Reach.module.css'

/** Every way to reach the business: the phone first, then what is written, then the places. */
export function Reach({ site }: { site: LayoutView }) {
  return (
    <>
      <ul className={styles.ways}>
        <li>
          <a className={styles.phone} href={site.phone.href}>
            {site.phone.display}
          </a>
        </li>
        <OtherPhones phones={site.otherPhones} />
        <li>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        <li>
          <a href={`https://wa.me/${site.whatsapp}`} rel="noopener noreferrer" target="_blank">
            {site.enquiries.handOver.whatsapp}
          </a>
        </li>
      </ul>
      <div className={styles.places}>
        {site.addresses.map((address) => (
          <Address key={address.label} address={address} />
        ))}
      </div>
    </>
  )
}
