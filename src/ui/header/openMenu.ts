import type { CategoryKey } from '../../model/shape/lists.ts'

/** The header's whole state: that only one menu is open at a time is true by construction. */
export type OpenMenu = 'none' | 'mobile' | CategoryKey

/** What the hamburger does. */
export function pressMobile(open: OpenMenu): OpenMenu {
  return open === 'none' ? 'mobile' : 'none'
}

/** What a category's button does; on a narrow screen its section closes, the menu around it stays. */
export function pressCategory(open: OpenMenu, key: CategoryKey, narrow: boolean): OpenMenu {
  if (open !== key) return key
  return narrow ? 'mobile' : 'none'
}

/** In how many columns a panel's links stand: 1 up to 6 items, 2 up to 12, 3 above. */
export function columnsOf(items: number): 1 | 2 | 3 {
  if (items <= 6) return 1
  return items <= 12 ? 2 : 3
}
