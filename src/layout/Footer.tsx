import type { LayoutView } from '../catalogue/view/types.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Footer.module.css'

/** Who the business is, where it is, and every way to reach it. */
export function Footer({ site }: { site: LayoutView }) {
  const { footer } = site
  return (
    <footer className={styles.footer}>
      <p>{footer.tagline}</p>
      <p>{footer.blurb}</p>
      <h2>{footer.follow}</h2>
      <ul>
        {site.socials.map((social) => (
          <li key={social.url}>
            <a href={social.url} rel="noopener noreferrer" target="_blank">
              {social.label}
            </a>
          </li>
        ))}
      </ul>
      <h2>{footer.quickLinks}</h2>
      <ul>
        {site.navigation.links.map((link) => (
          <li key={link.path}>
            <PathLink path={link.path}>{link.label}</PathLink>
          </li>
        ))}
      </ul>
      <h2>{footer.contact}</h2>
      {site.addresses.map((address) => (
        <address key={address.label}>
          <strong>{address.label}</strong> {address.lines.join(', ')}, {address.region},{' '}
          {address.country}
        </address>
      ))}
      <a href={site.phone.href}>{site.phone.display}</a>
      <a href={`mailto:${site.email}`}>{site.email}</a>
      <a href={site.map.link}>{site.map.linkLabel}</a>
      <p>{footer.copyright.replace('{year}', String(footer.year)).replace('{name}', site.name)}</p>
    </footer>
  )
}
