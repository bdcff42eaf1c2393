import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { PhoneIcon } from '../../ui/business/PhoneIcon.tsx'
import { PhotographLink } from '../../ui/business/PhotographLink.tsx'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { BandSection } from './BandSection.tsx'
import type { HomeView } from './kind.ts'
import styles from './Services.module.css'

type Props = { services: HomeView['services']; site: LayoutView }

/** The services, a line each, with the two ways to ask for it; WhatsApp is first if a photograph helps. */
export function Services({ services, site }: Props) {
  return (
    <BandSection id="services" heading={services.heading} from="right">
      <ul className={styles.services}>
        {services.items.map(({ title, text, photograph, message }) => {
          const call = (
            <a href={site.phone.href}>
              <PhoneIcon /> {site.navigation.call}
            </a>
          )
          const chat = whatsappHref(site.whatsapp, message)
          return (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              <div className={styles.ways}>
                {photograph ? (
                  <>
                    <PhotographLink label={site.photograph.link} href={chat} />
                    {call}
                  </>
                ) : (
                  <>
                    {call}
                    <WhatsAppLink site={site} href={chat} />
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </BandSection>
  )
}
