import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import { tryStorage } from '../ui/browser/tryStorage.ts'

/**
 * The storage key of the unit. It contains the base path, because one origin may host several sites. A page shows
 * nothing of it before the calculator, so it is no reason to start one (`boot.ts`).
 */
const key = `roof.unit.${import.meta.env.BASE_URL}`

/** Remembers the unit in which the visitor measures. */
export function storeUnit(unit: LengthUnit): void {
  // If the storage is full or forbidden, the calculator asks again.
  tryStorage(() => localStorage.setItem(key, unit), undefined)
}

/** The unit that the visitor has chosen before; undefined if there is none. */
export function storedUnit(): LengthUnit | undefined {
  const stored = tryStorage(() => localStorage.getItem(key), null)
  return lengthUnits.find((unit) => unit === stored)
}
