import type { ReactNode, RefObject } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { WhatsAppLink } from '../business/WhatsAppLink.tsx'
import { Wordmark } from '../business/Wordmark.tsx'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import { useCurrentCategory } from '../links/CurrentPage.tsx'
import { useHref } from '../links/href.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './Header.module.css'
import { ListLink } from './ListLink.tsx'
import menuStyles from './Menu.module.css'
import { Menu } from './Menu.tsx'
import { Toggle } from './Toggle.tsx'
import type { useHeaderMenu } from './useHeaderMenu.ts'

// The oldest supported browsers do not know the <search> element.
const searchLandmark = { role: 'search' }

type Props = {
  site: LayoutView
  ref: RefObject<HTMLElement | null>
  menu: ReturnType<typeof useHeaderMenu>
  /** The link that skips it: its first one. A notice may be above the header, and its link before this one. */
  children: ReactNode
}

/**
 * The header of every page: contact links, languages, wordmark, search field and menus. The script of the
 * search field is `pages/find/handleFindForms.ts`.
 */
export function Header({ site, ref, menu, children }: Props) {
  const hrefTo = useHref()
  const { navigation } = site
  const { find } = navigation
  const category = useCurrentCategory()
  return (
    <header ref={ref} className={styles.header}>
      {children}
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.reach} translate="no">
          <a href={site.phone.href}>{site.phone.display}</a> <WhatsAppLink site={site} />{' '}
          <a href={`mailto:${site.email}`}>
            <span className={styles.address}>{site.email}</span>{' '}
            <span className={styles.short} translate="yes">
              {navigation.email}
            </span>
          </a>
        </p>
        <LanguageLinks languages={site.languages} className={styles.languages} />
        <Wordmark name={site.shortName} />
        <Toggle
          id="open-mobile"
          controls="menu"
          isOpen={menu.coversPage}
          isHydrated={menu.isHydrated}
          className={styles.hamburger}
          onPress={menu.pressMobile}
        >
          {navigation.menu}
        </Toggle>
        <nav id="menu" className={styles.menu} aria-label={navigation.label}>
          {/* In the mobile menu the form has a button; on wide screens the Enter key submits it. */}
          <form {...searchLandmark} className={styles.find} action={hrefTo('/Find')}>
            <input type="search" name="q" aria-label={find.short} placeholder={find.short} />
            {menu.coversPage && (
              <button type="submit" className="button plain">
                {find.button}
              </button>
            )}
          </form>
          <ul className={styles.bar}>
            {site.menus.map((categoryMenu) => (
              <Menu
                key={categoryMenu.key}
                menu={categoryMenu}
                isCurrent={categoryMenu.path === category}
                {...menu.propsFor(categoryMenu.key)}
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
