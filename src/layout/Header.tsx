import type { LayoutView } from '../catalogue/view/types.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Header.module.css'

/** Wordmark, phone and e-mail, and the navigation with its four menus. */
export function Header({ site }: { site: LayoutView }) {
  return (
    <header className={styles.header}>
      <PathLink path="/">{site.shortName}</PathLink>
      <a href={site.phone.href}>{site.phone.display}</a>
      <a href={`mailto:${site.email}`}>{site.email}</a>
      <nav aria-label={site.navigation.label}>
        <ul>
          {site.navigation.links.map((link) => (
            <li key={link.path}>
              <PathLink path={link.path}>{link.label}</PathLink>
            </li>
          ))}
        </ul>
        {site.menus.map((menu) => (
          <details key={menu.key} name="menu">
            <summary>{menu.label}</summary>
            <h2>
              <PathLink path={menu.path}>{menu.label}</PathLink>
            </h2>
            <p>{menu.description}</p>
            <ul>
              {menu.items.map((item) => (
                <li key={item.path}>
                  <PathLink path={item.path}>{item.label}</PathLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </header>
  )
}
