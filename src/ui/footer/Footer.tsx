import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from '../business/Addresses.tsx'
import { Divider } from '../business/Divider.tsx'
import { OtherPhones } from '../business/OtherPhones.tsx'
import { WhatsAppLink } from '../business/WhatsAppLink.tsx'
import { PathLink, PathLinks } from '../links/PathLink.tsx'
import styles from './Footer.module.css'
import { MapFrame } from './MapFrame.tsx'

/** The footer of every page: the business, its contact details, its addresses and the map. */
export function Footer({ site }: { site: LayoutView }) {
  const { footer } = site
  return (
    <footer className={styles.footer}>
      <Divider />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.about}>
          <p className={styles.tagline}>{footer.tagline}</p>
          <p className="soft">{footer.blurb}</p>
        </div>
        <div className={styles.lists}>
          <div>
            <h2>{footer.quickLinks}</h2>
            <ul className={styles.links}>
              <PathLinks links={site.navigation.links} />
            </ul>
          </div>
          {site.socials.length > 0 && (
            <div>
              <h2>{footer.follow}</h2>
              <ul className={styles.links}>
                {site.socials.map((social) => (
                  <li key={social.url}>
                    <a href={social.url} rel="noreferrer" target="_blank">
                      {social.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div>
          <h2>{footer.contact}</h2>
          <ul className={styles.links}>
            <li>
              <a href={site.phone.href} translate="no">
                {site.phone.display}
              </a>
            </li>
            <OtherPhones phones={site.otherPhones} />
            <li>
              <WhatsAppLink site={site} />
            </li>
            <li>
              <a href={`mailto:${site.email}`} translate="no">
                {site.email}
              </a>
            </li>
          </ul>
        </div>
        <div className={styles.place}>
          <h2>{site.map.heading}</h2>
          <Addresses addresses={site.addresses} />
          <p>
            <a href={site.map.link} rel="noreferrer" target="_blank">
              {site.map.linkLabel}
            </a>
          </p>
          {site.gstin?.number && (
            <p translate="no">
              {fillTemplates(site.writing.named, {
                label: site.gstin.label,
                value: site.gstin.number,
              })}
            </p>
          )}
        </div>
        <p className={styles.copyright}>
          <span>{footer.copyright}</span> <PathLink path="/Privacy">{footer.privacy}</PathLink>
        </p>
      </div>
      <MapFrame map={site.map} />
    </footer>
  )
}
