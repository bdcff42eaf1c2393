import { useRouter } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'
import type { MenuView } from '../../catalogue/view.ts'
import { isSavingData } from '../browser/isSavingData.ts'
import { PathLink } from '../links/PathLink.tsx'
import chevronStyles from '../text/Chevron.module.css'
import styles from './Menu.module.css'
import type { MenuPictures } from './menuPictures.tsx'
import { Toggle } from './Toggle.tsx'
import type { useHeaderMenu } from './useHeaderMenu.ts'

type Props = { menu: MenuView; isCurrent: boolean } & ReturnType<
  ReturnType<typeof useHeaderMenu>['propsFor']
>

/** The links of a panel are set in at most three columns of six. */
function columnCount(items: number): number {
  return Math.min(Math.ceil(items / 6), 3)
}

/** One category in the header: its button, and the panel with the links to its products. */
export function Menu({ menu, isOpen, isHydrated, isCurrent, onPress, ...events }: Props) {
  const panel = `menu-${menu.key}`
  const { explanation } = menu
  return (
    <li {...events}>
      <Toggle
        id={`open-${menu.key}`}
        controls={panel}
        isOpen={isOpen}
        isHydrated={isHydrated}
        group="menu"
        isCurrent={isCurrent}
        describedBy={explanation && menu.key}
        className={`${styles.toggle} ${chevronStyles.chevron}`}
        onPress={onPress}
      >
        <span>
          {menu.label}
          {/* Hidden, because it is the button's description and not part of its name. */}
          {explanation && (
            <small id={menu.key} aria-hidden="true">
              {explanation}
            </small>
          )}
        </span>
      </Toggle>
      <div id={panel} className={styles.panel}>
        <Panel menu={menu} isOpen={isOpen} />
      </div>
    </li>
  )
}

type PanelProps = { menu: MenuView; isOpen: boolean }

/** The links of a category. Memoized, so that it is not rendered when other menus open and close. */
const Panel = memo(function Panel({ menu, isOpen }: PanelProps) {
  const { source } = useRouter().options.context
  const [pictures, setPictures] = useState<MenuPictures>()
  useEffect(() => {
    if (!isOpen || pictures !== undefined || isSavingData()) return
    // If this fails, the panel shows names alone, and tries again when it is next opened.
    import('./menuPictures.tsx')
      .then(({ loadMenuPictures }) => loadMenuPictures(menu, source))
      .then(setPictures, () => {})
  }, [menu, isOpen, pictures, source])
  const columns = columnCount(menu.items.length)
  return (
    <div className={`wrap ${columns < 2 ? 'split' : ''} ${styles.inside}`}>
      <div>
        <PathLink path={menu.path} className={styles.title}>
          {menu.label}
        </PathLink>
        <p className={styles.text}>{menu.description}</p>
      </div>
      <ul className={styles.links} data-columns={columns}>
        {menu.items.map(({ path, label }) => {
          const details = pictures?.get(path)
          return (
            <li key={path}>
              {details?.picture}
              <PathLink path={path}>{label}</PathLink>
              {details?.line}
            </li>
          )
        })}
        {menu.more !== undefined && (
          <li>
            <PathLink path={menu.path}>{menu.more}</PathLink>
          </li>
        )}
      </ul>
    </div>
  )
})
