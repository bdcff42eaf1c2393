import type { LayoutView } from '../../catalogue/view.ts'
import { DialNumber } from '../../ui/business/DialNumber.tsx'
import { PhoneIcon } from '../../ui/business/PhoneIcon.tsx'
import { BandSection } from './BandSection.tsx'
import type { HomeView } from './kind.ts'
import styles from './Services.module.css'

type Props = { services: HomeView['services']; site: LayoutView }

/** The services, each with the next step and a link that calls the business. */
export function Services({ services, site }: Props) {
  return (
    <BandSection id="services" heading={services.heading} from="right">
      <ul className={styles.services}>
        {services.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            <a href={site.phone.href}>
              <PhoneIcon /> {site.navigation.call}
              <DialNumber phone={site.phone} />
            </a>
          </li>
        ))}
      </ul>
    </BandSection>
  )
}
