import type { LayoutView } from '../../catalogue/view.ts'
import { DialNumber } from '../../ui/business/DialNumber.tsx'
import { PhoneIcon } from '../../ui/business/PhoneIcon.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import type { HomeView } from './kind.ts'
import styles from './Services.module.css'

type Props = { services: HomeView['services']; site: LayoutView }

/** The services, each with what happens next and a link that calls the business. */
export function Services({ services, site }: Props) {
  return (
    <Slide from="right" once className="wrap" labelledBy="services">
      <div className="band">
        <h2 id="services">{services.heading}</h2>
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
      </div>
    </Slide>
  )
}
