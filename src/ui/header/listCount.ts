import { createStore } from '../screen/store.ts'
import { tryStorage } from '../screen/tryStorage.ts'
import { linePrefix } from './keys.ts'

/** How many products are on the list; 0 until the storage has been read, or where that is forbidden. */
export const listCount = createStore(0)

function updateCount(): void {
  const keys = tryStorage(() => Object.keys(localStorage), undefined)
  // Forbidden: the link is there without its number.
  if (keys) listCount.set(keys.filter((key) => key.startsWith(linePrefix)).length)
}

/**
 * Counts the stored lines, now and whenever another tab changes them.
 * @returns a function that stops it
 */
export function followCount(): () => void {
  updateCount()
  addEventListener('storage', updateCount)
  return () => removeEventListener('storage', updateCount)
}
