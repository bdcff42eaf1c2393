import { createStore } from '../browser/createStore.ts'
import { tryStorage } from '../browser/tryStorage.ts'
import { itemKeyPrefix } from './listStorage.ts'

/** The number of products on the buyer's list; 0 until the storage has been read, or if that is forbidden. */
export const listCount = createStore(0)

function updateCount(): void {
  const keys = tryStorage(() => Object.keys(localStorage), undefined)
  // Without access to the storage, the link has no number.
  if (keys) listCount.set(keys.filter((key) => key.startsWith(itemKeyPrefix)).length)
}

/**
 * Counts the stored items, now and whenever another tab changes them.
 * @returns a function that stops counting
 */
export function trackListCount(): () => void {
  updateCount()
  addEventListener('storage', updateCount)
  return () => removeEventListener('storage', updateCount)
}
