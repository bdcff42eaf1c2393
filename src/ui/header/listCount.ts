import { createStore } from '../screen/store.ts'
import { linePrefix } from './keys.ts'

/** How many products are on the list; none before the page has looked, or where that is forbidden. */
export const listCount = createStore(0)

function updateCount(): void {
  try {
    listCount.set(Object.keys(localStorage).filter((key) => key.startsWith(linePrefix)).length)
  } catch {
    // Forbidden: the link is there without its number.
  }
}

/**
 * Counts what is kept, now and whenever another tab changes it.
 * @returns what ends it
 */
export function followCount(): () => void {
  updateCount()
  addEventListener('storage', updateCount)
  return () => removeEventListener('storage', updateCount)
}
