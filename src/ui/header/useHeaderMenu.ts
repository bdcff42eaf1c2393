import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { CategoryKey } from '../../catalogue/schemas/categories.ts'
import type { MenuView } from '../../catalogue/view.ts'
import { hasMouse } from '../browser/hasMouse.ts'
import { useLazyModule } from '../browser/useLazyModule.ts'
import { useCurrentPath } from '../links/CurrentPage.tsx'

const importCoverPage = () => import('./coverPage.ts')

/** The state of the header: at most one menu is open. */
type OpenMenu = 'none' | 'mobile' | CategoryKey

/** In milliseconds: a mouse may cross a button, or move diagonally into a panel, without changing it. */
const OPEN_DELAY = 120
const CLOSE_DELAY = 350

/** Reads which menu was opened before the page was hydrated. */
function openedBeforeHydration(header: HTMLElement, menus: readonly MenuView[]): OpenMenu {
  const isOpen = (id: string) => header.querySelector(`details[open] > #open-${id}`) !== null
  const openMenu = menus.find(({ key }) => isOpen(key))
  if (openMenu !== undefined) return openMenu.key
  return isOpen('mobile') ? 'mobile' : 'none'
}

/**
 * Opens and closes the menus of the header.
 * @param header the element that contains all menus
 * @param isNarrow whether the screen is narrow, so that everything is in the mobile menu
 */
export function useHeaderMenu(
  header: RefObject<HTMLElement | null>,
  menus: readonly MenuView[],
  isNarrow: boolean,
) {
  const [open, setOpen] = useState<OpenMenu>('none')
  const [isHydrated, setIsHydrated] = useState(false)
  const timer = useRef<number>(undefined)
  const hovered = useRef<OpenMenu>(undefined)

  // Everything closes on a new page, and when the screen becomes narrow or wide. The width is known once the
  // page is hydrated.
  const path = useCurrentPath()
  const width = isHydrated ? isNarrow : undefined
  const [previous, setPrevious] = useState({ path, width })
  if (previous.path !== path || previous.width !== width) {
    setPrevious({ path, width })
    if (previous.path !== path || previous.width !== undefined) setOpen('none')
  }

  // Hydration keeps the open menu and the focus. The buttons are replaced in a task of their own: in a click, React
  // would replace a button before the browser has opened its menu.
  useEffect(() => {
    const replacing = setTimeout(() => {
      if (header.current === null) return
      const openMenu = openedBeforeHydration(header.current, menus)
      const focused = document.activeElement?.id
      flushSync(() => {
        setOpen(openMenu)
        setIsHydrated(true)
      })
      if (focused?.startsWith('open-')) {
        document.getElementById(focused)?.focus({ preventScroll: true })
      }
    })
    return () => {
      clearTimeout(replacing)
      clearTimeout(timer.current)
    }
  }, [header, menus])

  useEffect(() => {
    if (open === 'none') return
    function closeOnPressOutside({ target }: Event) {
      if (target instanceof Node && !header.current?.contains(target)) setOpen('none')
    }
    function closeOnEscape({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape') return
      if (header.current?.contains(document.activeElement)) {
        document.getElementById(isNarrow ? 'open-mobile' : `open-${open}`)?.focus()
      }
      setOpen('none')
    }
    // A link to the current page, or to the phone, opens no new page that would close the menu. A link to another
    // language leaves the document.
    function closeOnLink({ target }: Event) {
      if (target instanceof Element && target.closest('a:not([hreflang])')) setOpen('none')
    }
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('pointerdown', closeOnPressOutside, { signal })
    addEventListener('keydown', closeOnEscape, { signal })
    addEventListener('click', closeOnLink, { signal })
    return () => listeners.abort()
  }, [open, isNarrow, header])

  const coversPage = isNarrow && open !== 'none'
  const { module, load } = useLazyModule(importCoverPage)
  useEffect(() => {
    if (!coversPage) return
    // If it cannot be fetched, Back leaves the page.
    load().catch(() => undefined)
    return module?.coverPage(header, () => setOpen('none'))
  }, [coversPage, header, module, load])

  const setOpenLater = useCallback((next: OpenMenu, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      hovered.current = next
      setOpen(next)
    }, delay)
  }, [])

  // The mouse that rests on a menu when the page is hydrated does not enter it again.
  useEffect(() => {
    if (!isHydrated || isNarrow || !hasMouse()) return
    const isHovered = (key: CategoryKey) => document.querySelector(`li:hover #open-${key}`) !== null
    const menu = menus.find(({ key }) => isHovered(key))
    if (menu !== undefined) setOpenLater(menu.key, OPEN_DELAY)
  }, [isHydrated, isNarrow, menus, setOpenLater])

  function hover(event: PointerEvent, next: OpenMenu, delay: number) {
    if (!isNarrow && event.pointerType === 'mouse' && hasMouse()) setOpenLater(next, delay)
    else clearTimeout(timer.current)
  }

  function press(event: MouseEvent, key: CategoryKey) {
    clearTimeout(timer.current)
    // The click that follows a hover would close the menu that the hover has just opened.
    const isAfterHover = event.detail > 0 && hovered.current === key && open === key
    hovered.current = undefined
    if (isAfterHover) return
    // On a narrow screen the section of the category closes, and the mobile menu stays open.
    if (open === key) setOpen(isNarrow ? 'mobile' : 'none')
    else setOpen(key)
  }

  return {
    isHydrated,
    /** True while the mobile menu covers the page. */
    coversPage,
    pressMobile: () => setOpen(open === 'none' ? 'mobile' : 'none'),
    /** The props of the menu of one category. */
    propsFor: (key: CategoryKey) => ({
      isOpen: open === key,
      isHydrated,
      onPress: (event: MouseEvent) => press(event, key),
      onPointerEnter: (event: PointerEvent) => hover(event, key, OPEN_DELAY),
      onPointerLeave: (event: PointerEvent) => hover(event, 'none', CLOSE_DELAY),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (isNarrow || open !== key || relatedTarget === null) return
        if (!currentTarget.contains(relatedTarget)) setOpen('none')
      },
    }),
  }
}
