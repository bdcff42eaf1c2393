import { tryStorage } from '../ui/browser/tryStorage.ts'
import type { RoofFields } from './answerRoof.ts'
import { sheetFields } from './typedRoof.ts'

/** The storage key, with the base path: one origin may host several sites. */
const key = `roof.building.${import.meta.env.BASE_URL}`

/** The fields about the sheet, which another product does not share. */
const ofSheet: readonly string[] = [...sheetFields, 'longest']

/**
 * Remembers the building that was calculated last in this tab, for the calculator of the next product.
 * @param typed its fields, with every choice
 */
export function storeBuilding(typed: RoofFields): void {
  const building = Object.entries(typed).filter(([name]) => !ofSheet.includes(name))
  const stored = new URLSearchParams(building).toString()
  // If the storage is full or forbidden, the next calculator is empty.
  tryStorage(() => sessionStorage.setItem(key, stored), undefined)
}

/** The building that was calculated last in this tab; undefined if there is none. */
export function storedBuilding(): RoofFields | undefined {
  const stored = tryStorage(() => sessionStorage.getItem(key), null)
  return stored === null ? undefined : Object.fromEntries(new URLSearchParams(stored))
}
