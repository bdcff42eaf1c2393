import { useRouter } from '@tanstack/react-router'
import {
  type FocusEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useState,
} from 'react'
import type { MenuView } from '../../model/catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import { savesData } from '../screen/savesData.ts'
import styles from './Menu.module.css'
import type { MenuPicture } from './menuPictures.tsx'
import { Toggle } from './Toggle.tsx'

type Props = {
  menu: MenuView
  open: boolean
  hydrated: boolean
  current: boolean
  onPress: (event: MouseEvent) => void
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** In how many columns a panel's links are set: 1 up to 6 items, 2 up to 12, 3 above. */
function columnsOf(items: number): 1 | 2 | 3 {
  if (items <= 6) return 1
  return items <= 12 ? 2 : 3
}

/** One category in the header: its button, and the panel with what it holds. */
export function Menu({ menu, open, hydrated, current, onPress, ...events }: Props) {
  const panel = `menu-${menu.key}`
  return (
    <li {...events}>
      <Toggle
        id={`open-${menu.key}`}
        controls={panel}
        open={open}
        hydrated={hydrated}
        group="menu"
        current={current}
        className={styles.toggle}
        onPress={onPress}
      >
        {menu.label}
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
  const [pictures, setPictures] = useState<ReadonlyMap<string, MenuPicture>>()
  useEffect(() => {
    if (!open || pictures !== undefined || savesData()) return
    // What cannot be fetched is tried again when the panel is next opened; until then there are names.
    import('./menuPictures.tsx')
      .then(({ loadMenuPictures }) => loadMenuPictures(menu, source))
      .then(setPictures, () => {})
  }, [menu, open, pictures, source])
  return (
    <div className={`wrap split ${styles.inside}`}>
      <div>
        <PathLink path={menu.path} className={styles.title}>
          {menu.label}
        </PathLink>
        <p className={styles.text}>{menu.description}</p>
      </div>
      <ul className={styles.links} data-columns={columnsOf(menu.items.length)}>
        {menu.items.map(({ path, label }) => (
          <li key={path}>
            <PathLink path={path}>{pictures?.get(path)?.name ?? label}</PathLink>
            {pictures?.get(path)?.line}
          </li>
        ))}
        {menu.more !== undefined && (
          <li>
            <PathLink path={menu.path}>{menu.more}</PathLink>
          </li>
        )}
      </ul>
    </div>
  )
})
