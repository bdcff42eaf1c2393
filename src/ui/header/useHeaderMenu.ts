import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { CategoryKey } from '../../catalogue/schemas/lists.ts'
import type { MenuView } from '../../catalogue/view.ts'
import { useCurrentPath } from '../links/CurrentPage.tsx'

/** The header's whole state: that only one menu is open at a time is true by construction. */
type OpenMenu = 'none' | 'mobile' | CategoryKey

/** A mouse on its way across a button opens nothing; a diagonal way into the panel closes nothing. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 350

/** Reads what was opened before the page was hydrated. */
function openedBefore(header: HTMLElement, menus: readonly MenuView[]): OpenMenu {
  const isOpen = (id: string) => header.querySelector(`details[open] > #open-${id}`) !== null
  return menus.find(({ key }) => isOpen(key))?.key ?? (isOpen('mobile') ? 'mobile' : 'none')
}

/**
 * The header's behaviour over its one state.
 * @param narrow whether the screen is narrow: everything is then in the mobile menu
 */
export function useHeaderMenu(
  header: RefObject<HTMLElement | null>,
  menus: readonly MenuView[],
  narrow: boolean,
) {
  const [open, setOpen] = useState<OpenMenu>('none')
  const [hydrated, setHydrated] = useState(false)
  const focused = useRef<string>(undefined)
  const timer = useRef<number>(undefined)
  const hovered = useRef<OpenMenu>(undefined)

  // A new page, and the other kind of screen, begin with everything closed. The kind of screen is known
  // once the page is hydrated.
  const path = useCurrentPath()
  const kind = hydrated ? narrow : undefined
  const [at, setAt] = useState({ path, kind })
  if (at.path !== path || at.kind !== kind) {
    setAt({ path, kind })
    if (at.path !== path || at.kind !== undefined) setOpen('none')
  }

  // Hydration: what is open stays open, and the focus stays where it is.
  useEffect(() => {
    if (header.current === null) return
    focused.current = document.activeElement?.id
    setOpen(openedBefore(header.current, menus))
    setHydrated(true)
    return () => clearTimeout(timer.current)
  }, [header, menus])
  useLayoutEffect(() => {
    if (hydrated && focused.current?.startsWith('open-')) {
      document.getElementById(focused.current)?.focus({ preventScroll: true })
    }
  }, [hydrated])

  useEffect(() => {
    if (open === 'none') return
    function pressed({ target }: Event) {
      if (target instanceof Node && !header.current?.contains(target)) setOpen('none')
    }
    function escaped({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape') return
      if (header.current?.contains(document.activeElement)) {
        document.getElementById(narrow ? 'open-mobile' : `open-${open}`)?.focus()
      }
      setOpen('none')
    }
    // A link to the page that is shown, or to the phone, opens no new page that would close it.
    function chosen({ target }: Event) {
      if (target instanceof Element && target.closest('a') !== null) setOpen('none')
    }
    const closed = new AbortController()
    const { signal } = closed
    addEventListener('pointerdown', pressed, { signal })
    addEventListener('keydown', escaped, { signal })
    addEventListener('click', chosen, { signal })
    return () => closed.abort()
  }, [open, narrow, header])

  function later(event: PointerEvent, next: OpenMenu, delay: number) {
    clearTimeout(timer.current)
    if (narrow || event.pointerType !== 'mouse' || !matchMedia('(hover: hover)').matches) return
    timer.current = window.setTimeout(() => {
      hovered.current = next
      setOpen(next)
    }, delay)
  }

  function press(event: MouseEvent, key: CategoryKey) {
    clearTimeout(timer.current)
    // The click that follows on a hover would close what the hover has just opened.
    const absorbed = event.detail > 0 && hovered.current === key && open === key
    hovered.current = undefined
    if (absorbed) return
    // On a narrow screen a category's section closes, the menu around it stays.
    if (open === key) setOpen(narrow ? 'mobile' : 'none')
    else setOpen(key)
  }

  return {
    hydrated,
    /** True while the mobile menu covers the page. */
    covers: narrow && open !== 'none',
    pressMobile: () => setOpen(open === 'none' ? 'mobile' : 'none'),
    /** What one category's list item and button are given. */
    menu: (key: CategoryKey) => ({
      open: open === key,
      hydrated,
      onPress: (event: MouseEvent) => press(event, key),
      onPointerEnter: (event: PointerEvent) => later(event, key, OPEN_AFTER),
      onPointerLeave: (event: PointerEvent) => later(event, 'none', CLOSE_AFTER),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (narrow || open !== key || relatedTarget === null) return
        if (!currentTarget.contains(relatedTarget)) setOpen('none')
      },
    }),
  }
}
