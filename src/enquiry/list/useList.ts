import { useSyncExternalStore } from 'react'
import { listCount } from '../../ui/header/listCount.ts'
import { unstoredEntries } from '../../ui/header/listStorage.ts'
import type { Purpose } from '../purpose.ts'
import { emptyItem, type ListItem } from './listItem.ts'
import { createListStore } from './store.ts'

/** The page's one list. */
const store = createListStore(() => localStorage, unstoredEntries)

/** The header shows the number, with what could not be stored. */
function updateCount(): void {
  listCount.set(store.get().items.length)
}

updateCount()
store.subscribe(updateCount)
addEventListener('storage', store.onStorage)

/**
 * Puts products on the list; one that is there already stays as it is.
 * @param products `name` is the English one, if the page is in another language
 * @param purpose the need that they answer
 */
export function addProducts(
  products: readonly { path: string; label: string; name?: string }[],
  purpose: Purpose,
): void {
  const present = new Set(store.get().items.map(({ path }) => path))
  for (const { path, label, name = label } of products) {
    if (!present.has(path)) store.save(emptyItem({ path, heading: name }, purpose))
  }
}

/** Saves an item, new or changed, and where it goes. @returns whether the browser has stored them */
export function saveItem(item: ListItem, place: string | undefined): boolean {
  store.save(item)
  if (place !== undefined) store.setDetail('place', place)
  return store.get().stored
}

/** The list, up to date with every change in this tab and in others. */
export function useList() {
  return { store, list: useSyncExternalStore(store.subscribe, store.get) }
}
