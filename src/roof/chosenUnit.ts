import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import { tryStorage } from '../ui/browser/tryStorage.ts'
import { unitKey } from '../ui/header/listStorage.ts'

/** Remembers the unit in which the visitor measures. */
export function storeUnit(unit: LengthUnit): void {
  // If the storage is full or forbidden, the calculator asks again.
  tryStorage(() => localStorage.setItem(unitKey(), unit), undefined)
}

/** The unit that the visitor has chosen before; undefined if there is none. */
export function storedUnit(): LengthUnit | undefined {
  const stored = tryStorage(() => localStorage.getItem(unitKey()), null)
  return lengthUnits.find((unit) => unit === stored)
}
