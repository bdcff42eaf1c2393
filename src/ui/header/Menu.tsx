import { useRouter } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'
import type { MenuView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { savesData } from '../screen/savesData.ts'
import styles from './Menu.module.css'
import type { MenuPictures } from './menuPictures.tsx'
import { Toggle } from './Toggle.tsx'
import type { useHeaderMenu } from './useHeaderMenu.ts'

type Props = { menu: MenuView; current: boolean } & ReturnType<
  ReturnType<typeof useHeaderMenu>['menu']
>

/** A panel's links are set in columns of six, three at most. */
function columnsOf(items: number): number {
  return Math.min(Math.ceil(items / 6), 3)
}

/** One category in the header: its button, and the panel with what it holds. */
export function Menu({ menu, open, hydrated, current, onPress, ...events }: Props) {
  const panel = `menu-${menu.key}`
  const { explanation } = menu
  return (
    <li {...events}>
      <Toggle
        id={`open-${menu.key}`}
        controls={panel}
        open={open}
        hydrated={hydrated}
        group="menu"
        current={current}
        describedBy={explanation && menu.key}
        className={styles.toggle}
        onPress={onPress}
      >
        <span>
          {menu.label}
          {/* Its description, and no part of its name. */}
          {explanation && (
            <small id={menu.key} aria-hidden="true">
              {explanation}
            </small>
          )}
        </span>
      </Toggle>
      <div id={panel} className={styles.panel}>
        <Panel menu={menu} open={open} />
      </div>
    </li>
  )
}

/** What a category holds. It stays the same while other menus open and close. */
const Panel = memo(function Panel({ menu, open }: { menu: MenuView; open: boolean }) {
  const { source } = useRouter().options.context
  const [pictures, setPictures] = useState<MenuPictures>()
  useEffect(() => {
    if (!open || pictures !== undefined || savesData()) return
    // What cannot be fetched is tried again when the panel is next opened; until then there are names.
    import('./menuPictures.tsx')
      .then(({ loadMenuPictures }) => loadMenuPictures(menu, source))
      .then(setPictures, () => {})
  }, [menu, open, pictures, source])
  const columns = columnsOf(menu.items.length)
  return (
    <div className={`wrap ${columns < 2 ? 'split' : ''} ${styles.inside}`}>
      <div>
        <PathLink path={menu.path} className={styles.title}>
          {menu.label}
        </PathLink>
        <p className={styles.text}>{menu.description}</p>
      </div>
      <ul className={styles.links} data-columns={columns}>
        {menu.items.map(({ path, label }) => (
          <li key={path}>
            {pictures?.byPath.get(path)?.picture}
            <PathLink path={path}>{label}</PathLink>
            {pictures?.byPath.get(path)?.line}
          </li>
        ))}
        {menu.more !== undefined && (
          <li>
            <PathLink path={menu.path}>{menu.more}</PathLink>
          </li>
        )}
      </ul>
      {pictures?.illustrations && <p className="note">{pictures.illustrations}</p>}
    </div>
  )
})
