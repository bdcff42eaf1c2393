import type { MouseEvent, RefObject } from 'react'
import { Wordmark } from '../business/Wordmark.tsx'
import type { LayoutView } from '../catalogue/view.ts'
import { useCategory } from '../links/Here.tsx'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Header.module.css'
import menuStyles from './Menu.module.css'
import { Menu } from './Menu.tsx'
import { Toggle } from './Toggle.tsx'
import type { useHeaderMenu } from './useHeaderMenu.ts'

type Props = {
  site: LayoutView
  ref: RefObject<HTMLElement | null>
  menu: ReturnType<typeof useHeaderMenu>
}

/** Wordmark, phone and e-mail, and the navigation with its menus. */
export function Header({ site, ref, menu }: Props) {
  const { navigation } = site
  const category = useCategory()
  function linkChosen({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a') !== null) menu.close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody presses the header; it hears what its links and buttons have been pressed for
    <header ref={ref} className={styles.header} onClick={linkChosen}>
      <div className={`wrap ${styles.inside}`}>
        <Wordmark name={site.shortName} />
        <Toggle
          id="open-mobile"
          controls="menu"
          open={menu.covers}
          live={menu.live}
          className={styles.hamburger}
          onPress={menu.pressMobile}
        >
          {navigation.menu}
        </Toggle>
        <nav id="menu" className={styles.menu} aria-label={navigation.label}>
          <p className={styles.reach}>
            <a href={site.phone.href}>{site.phone.display}</a>{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <ul className={styles.bar}>
            {site.menus.map((each) => (
              <Menu
                key={each.key}
                menu={each}
                current={each.path === category}
                {...menu.menu(each.key)}
              />
            ))}
            {navigation.links.map((link) => (
              <li key={link.path} className={styles.link}>
                <PathLink path={link.path} className={menuStyles.toggle}>
                  {link.label}
                </PathLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
