import type { RefObject } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { Wordmark } from '../business/Wordmark.tsx'
import { useCurrentCategory } from '../links/CurrentPage.tsx'
import { PathLink } from '../links/PathLink.tsx'
import { FindField } from './FindField.tsx'
import styles from './Header.module.css'
import { ListLink } from './ListLink.tsx'
import menuStyles from './Menu.module.css'
import { Menu } from './Menu.tsx'
import { Toggle } from './Toggle.tsx'
import type { useHeaderMenu } from './useHeaderMenu.ts'

type Props = {
  site: LayoutView
  ref: RefObject<HTMLElement | null>
  menu: ReturnType<typeof useHeaderMenu>
}

/** Phone and e-mail, the wordmark, and the navigation with its menus. */
export function Header({ site, ref, menu }: Props) {
  const { navigation } = site
  const category = useCurrentCategory()
  return (
    <header ref={ref} className={styles.header}>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.reach}>
          <a href={site.phone.href}>{site.phone.display}</a>{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <Wordmark name={site.shortName} />
        <Toggle
          id="open-mobile"
          controls="menu"
          open={menu.covers}
          hydrated={menu.hydrated}
          className={styles.hamburger}
          onPress={menu.pressMobile}
        >
          {navigation.menu}
        </Toggle>
        <nav id="menu" className={styles.menu} aria-label={navigation.label}>
          <FindField words={navigation.find} button={menu.covers} />
          <ul className={styles.bar}>
            {site.menus.map((each) => (
              <Menu
                key={each.key}
                menu={each}
                current={each.path === category}
                {...menu.menu(each.key)}
              />
            ))}
            {navigation.links.map((link, i) => (
              <li key={link.path} className={i === 0 ? styles.links : undefined}>
                <PathLink path={link.path} className={menuStyles.toggle}>
                  {link.label}
                </PathLink>
              </li>
            ))}
            <li>
              <ListLink site={site} className={menuStyles.toggle} />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}
